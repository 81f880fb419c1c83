## Uma folha de exercícios em papel, com o gabarito.

sheet-name = Nome:
sheet-day = Data:
sheet-answer = Resposta:
sheet-form-order = Numere na ordem pedida.
sheet-form-set = Marque todas as que valem; se nenhuma vale, escreva “nenhuma”.
sheet-key = Gabarito
sheet-again = A mesma folha, outra vez: truco-tutor export --sheet { $skill } --rules { $rules } --seed { $seed } -o folha.html
