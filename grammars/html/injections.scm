; Languages in a page. If several patterns match a text, the last one counts.

((script_element (raw_text) @injection.content)
  (#set! injection.language "javascript"))

; Scripts of other types are not embedded.
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

; Texts with character references are not embedded: their language would read other characters.
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
