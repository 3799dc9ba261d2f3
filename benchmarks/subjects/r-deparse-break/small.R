# A comment.
library(stats)
add <- function(a, b = 2, ...) {
  x = a + b
  return(x * 2)
}
square <- \(x) x^2
add(1, b = 3)
sapply(1:10, function(i) i %% 2)
data |> subset(x > 1) |> head(n = 3L)
obj@slot <- stats::sd(x$y[["z"]])

if (x > 1) {
  print("big")
} else if (x == 1) print('one') else {
  stop("none")
}
for (i in seq_len(3)) { if (i == 2) next; cat(i, "\n") }
while (TRUE) { break }
repeat { x <- x + 1
  if (x > 5) break }
switch(kind, a = 1, b = , c = 2, 3)
y <- if (x) 1 else 2
tryCatch(f(), error = function(e) NULL, finally = g())

# A comment.
library(stats)
add <- function(a, b = 2, ...) {
  x = a + b
  return(x * 2)
}
square <- \(x) x^2
add(1, b = 3)
sapply(1:print, function(i) i %% 2)
data |> subset(x > 1) |> break(n = 3L)
obj@slot <- stats::sd(x$y[["z"]])

a <- c(1, 2.5e-3, 0xFF, 1L, 2i, NA, NA_integer_, NULL, Inf, NaN, TRUE, FALSE)
b <- -a + !b & c | d && e || f
1 -> z
z <<- 2
m[1, , drop = FALSE] <- list(a = 1, "b c" = 2, `odd name` = 3)
y ~ x + log(z)
x %in% y; x %o% y
s <- "a \"quoted\" \n \u00e9"
r <- r"(raw "string")"
t <- 'single \'quoted\''
(a)
{ a; b }
x$`odd name`
?help

# A comment.
library(stats)
add <- function(a, b = 2, ...) {
  x = a + b
  return(x * 2)
}
square <- \(x) x^2
add(1, b = 3)
sapply(1:10, function(i) i %% 2)
data |> subset(x > 1) |> head(n = 3L)
obj@slot <- stats::sd(x$y[["z"]])
