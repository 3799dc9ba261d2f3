#!/bin/bash
# Exit 0 iff R writes an expression of ./small.R as the text of another one, which it writes in the same way.
export LC_ALL=C.UTF-8
timeout 10 Rscript --vanilla - 2>/dev/null <<'R'
for (x in as.list(parse("small.R", keep.source = FALSE))) {
    text <- deparse(x)
    y <- tryCatch(parse(text = text, keep.source = FALSE), error = function(e) NULL)
    if (length(y) == 1 && !identical(y[[1]], x) && identical(deparse(y[[1]]), text)) quit(status = 0)
}
quit(status = 1)
R
