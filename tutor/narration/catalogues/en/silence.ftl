## Where a document is silent, contradicts itself or is loosely worded.

silence-reading = The doubt is dealt with in { $reading }.
