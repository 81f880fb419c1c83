## Onde um documento silencia, se contradiz ou fala por alto.

silence-reading = A dúvida é tratada em { $reading }.
