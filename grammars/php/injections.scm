; Text outside PHP tags is a page or a part of one.

((text) @injection.content
  (#set! injection.language "html"))
