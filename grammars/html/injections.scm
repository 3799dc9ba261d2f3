; The languages in a page. Of several patterns for one text the last counts.

((script_element (raw_text) @injection.content)
  (#set! injection.language "javascript"))

; A script of another type is a text of its own.
((script_element
    (start_tag
      (attribute
        (attribute_name) @_name
        [(attribute_value) @_type (quoted_attribute_value (attribute_value) @_type)]))
    (raw_text) @injection.content)
  (#match? @_name "^(?i:type)$")
  (#not-match? @_type "^(?i:module|(text|application)/(java|ecma)script)$")
  (#set! injection.language "text"))

((script_element
    (start_tag
      (attribute
        (attribute_name) @_name
        [(attribute_value) @_type (quoted_attribute_value (attribute_value) @_type)]))
    (raw_text) @injection.content)
  (#match? @_name "^(?i:type)$")
  (#match? @_type "^(?i:[a-z/+.-]*json|importmap|speculationrules)$")
  (#set! injection.language "json"))

((script_element
    (start_tag
      (attribute
        (attribute_name) @_name
        [(attribute_value) @_type (quoted_attribute_value (attribute_value) @_type)]))
    (raw_text) @injection.content)
  (#match? @_name "^(?i:type)$")
  (#match? @_type "^(?i:x-shader/.*|.*glsl.*)$")
  (#set! injection.language "glsl"))

((style_element (raw_text) @injection.content)
  (#set! injection.language "css"))

; What has character references in it is not what its language reads.
((attribute
    (attribute_name) @_name
    (quoted_attribute_value (attribute_value) @injection.content))
  (#match? @_name "^(?i:on[a-z]+)$")
  (#not-match? @injection.content "&[A-Za-z#]")
  (#set! injection.language "javascript"))

((attribute
    (attribute_name) @_name
    (quoted_attribute_value (attribute_value) @injection.content))
  (#match? @_name "^(?i:style)$")
  (#not-match? @injection.content "&[A-Za-z#]")
  (#set! injection.language "css")
  (#set! secateur.end ";"))
