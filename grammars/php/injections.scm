; What stands outside of the marks of PHP is a page, or a part of one.

((text) @injection.content
  (#set! injection.language "html"))
