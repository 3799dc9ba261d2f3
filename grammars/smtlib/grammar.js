// SMT-LIB 2.7 and common extensions of solvers. `tree-sitter generate --abi 15` generates the parser.
//
// Terms are distinguished by sort as far as the enclosing operator determines it: a position for a
// truth value accepts no sum. Names and unlisted operators may have any sort.

const NUMBER_RELATIONS = ['<', '<=', '>', '>='];
const NUMBER_UNARY = ['-', 'abs', 'to_real', 'to_int'];
const NUMBER_NARY = ['+', '-', '*', '/', 'div', 'mod'];
const BITS_RELATIONS = ['bvult', 'bvule', 'bvugt', 'bvuge', 'bvslt', 'bvsle', 'bvsgt', 'bvsge'];
const BITS_UNARY = ['bvnot', 'bvneg'];
const BITS_NARY = [
  'bvand', 'bvor', 'bvxor', 'bvnand', 'bvnor', 'bvxnor', 'bvadd', 'bvsub', 'bvmul', 'bvudiv', 'bvurem', 'bvsdiv', 'bvsrem', 'bvsmod',
  'bvshl', 'bvlshr', 'bvashr', 'concat', 'bvcomp',
];

const form = (...parts) => seq('(', ...parts, ')');
const list = rule => form(repeat(rule));
const two = rule => seq(rule, repeat1(rule));

module.exports = grammar({
  name: 'smtlib',

  extras: $ => [/\s/, $.comment],

  word: $ => $.symbol,

  rules: {
    script: $ => repeat($._command),

    comment: _ => /;[^\r\n]*/,

    // Commands.

    _command: $ => choice(
      $.assertion,
      $.function_declaration,
      $.constant_declaration,
      $.function_definition,
      $.functions_definition,
      $.sort_declaration,
      $.sort_definition,
      $.datatype_declaration,
      $.datatypes_declaration,
      $.logic,
      $.check_sat,
      $.objective,
      $.query,
      $.other_command,
    ),

    assertion: $ => form(choice('assert', 'assert-soft'), $._truth, repeat($.attribute)),

    function_declaration: $ => form('declare-fun', field('name', $._name), field('parameters', $.sorts), field('sort', $._sort)),

    constant_declaration: $ => form('declare-const', field('name', $._name), field('sort', $._sort)),

    function_definition: $ => form(
      choice('define-fun', 'define-fun-rec', 'define-const'),
      field('name', $._name),
      optional(field('parameters', $.parameters)),
      field('sort', $._sort),
      field('body', $._term),
    ),

    functions_definition: $ => form('define-funs-rec', form(repeat1($.signature)), form(repeat1($._term))),

    signature: $ => form(field('name', $._name), field('parameters', $.parameters), field('sort', $._sort)),

    parameters: $ => list($.parameter),

    parameter: $ => form(field('name', $._name), field('sort', $._sort)),

    sorts: $ => list($._sort),

    sort_declaration: $ => form('declare-sort', field('name', $.sort_name), optional($.numeral)),

    sort_definition: $ => form('define-sort', field('name', $.sort_name), list($.sort_name), field('value', $._sort)),

    datatype_declaration: $ => form('declare-datatype', field('name', $.sort_name), $.datatype),

    datatypes_declaration: $ => form('declare-datatypes', form(repeat1($.arity)), form(repeat1($.datatype))),

    arity: $ => form(field('name', $.sort_name), $.numeral),

    datatype: $ => choice(form(repeat1($.constructor)), form('par', list($.sort_name), form(repeat1($.constructor)))),

    constructor: $ => form(field('name', $._name), repeat($.selector)),

    selector: $ => form(field('name', $._name), field('sort', $._sort)),

    logic: $ => form('set-logic', field('name', $._name)),

    check_sat: $ => form(choice('check-sat', seq('check-sat-assuming', list($._truth)))),

    objective: $ => form(choice('minimize', 'maximize'), $._term),

    query: $ => form('get-value', form(repeat1($._term))),

    other_command: $ => form(field('name', $._name), repeat($._expression)),

    // Sorts.

    _sort: $ => choice($.sort_name, $.indexed_sort, $.applied_sort),

    sort_name: $ => $._name,

    indexed_sort: $ => form('_', $.sort_name, repeat1($._index)),

    applied_sort: $ => form(choice($.sort_name, $.indexed_sort), repeat1($._sort)),

    // Terms, by sort.

    _term: $ => choice($._truth_only, $._number_only, $._text_only, $._pattern_only, $._bits_only, $._any),

    _truth: $ => choice($._truth_only, $._any),

    _number: $ => choice($._number_only, $._any),

    _text: $ => choice($._text_only, $._any),

    _pattern: $ => choice($._pattern_only, $._any),

    _bits: $ => choice($._bits_only, $._any),

    _truth_only: $ => choice($.boolean, $.connective, $.relation, $.quantified),

    boolean: _ => choice('true', 'false'),

    connective: $ => form(choice(seq('not', $._truth), seq(choice('and', 'or', 'xor', '=>'), two($._truth)))),

    relation: $ => form(choice(
      seq(choice('=', 'distinct'), two($._term)),
      seq(choice(...NUMBER_RELATIONS), two($._number)),
      seq('is_int', $._number),
      seq(choice('str.prefixof', 'str.suffixof', 'str.contains', 'str.<', 'str.<='), $._text, $._text),
      seq('str.is_digit', $._text),
      seq('str.in_re', $._text, $._pattern),
      seq(choice(...BITS_RELATIONS), $._bits, $._bits),
    )),

    quantified: $ => form(choice('forall', 'exists'), list($.parameter), $._truth),

    _number_only: $ => choice($.numeral, $.decimal, $.arithmetic),

    arithmetic: $ => form(choice(
      seq(choice(...NUMBER_UNARY), $._number),
      seq(choice(...NUMBER_NARY), two($._number)),
      seq(choice('str.len', 'str.to_int', 'str.to_code'), $._text),
      seq('str.indexof', $._text, $._text, $._number),
    )),

    _text_only: $ => choice($.string, $.text_operation),

    text_operation: $ => form(choice(
      seq('str.++', two($._text)),
      seq('str.at', $._text, $._number),
      seq('str.substr', $._text, $._number, $._number),
      seq(choice('str.replace', 'str.replace_all'), $._text, $._text, $._text),
      seq('str.replace_re', $._text, $._pattern, $._text),
      seq(choice('str.from_int', 'str.from_code'), $._number),
    )),

    _pattern_only: $ => choice($.pattern, $.pattern_operation),

    pattern: _ => choice('re.none', 're.all', 're.allchar'),

    pattern_operation: $ => form(choice(
      seq('str.to_re', $._text),
      seq('re.range', $._text, $._text),
      seq(choice('re.++', 're.union', 're.inter', 're.diff'), two($._pattern)),
      seq(choice('re.*', 're.+', 're.opt', 're.comp'), $._pattern),
    )),

    _bits_only: $ => choice($.hexadecimal, $.binary, $.bits_operation),

    bits_operation: $ => form(choice(
      seq(choice(...BITS_UNARY), $._bits),
      seq(choice(...BITS_NARY), two($._bits)),
    )),

    _any: $ => choice($._name, $.indexed, $.qualified, $.application, $.conditional, $.let, $.annotated, $.match),

    indexed: $ => form('_', choice($._name, 'char'), repeat1($._index)),

    _index: $ => choice($.numeral, $.hexadecimal, $._name),

    qualified: $ => form('as', choice($._name, $.indexed), $._sort),

    application: $ => form(field('function', choice($._name, $.indexed, $.qualified)), field('arguments', $.arguments)),

    arguments: $ => repeat1($._term),

    conditional: $ => form('ite', $._truth, $._term, $._term),

    // z3 also accepts one without bindings.
    let: $ => form('let', list($.binding), field('body', $._term)),

    binding: $ => form(field('name', $._name), field('value', $._term)),

    annotated: $ => form('!', $._term, repeat1($.attribute)),

    attribute: $ => seq($.keyword, optional($._datum)),

    match: $ => form('match', $._term, form(repeat1($.case))),

    case: $ => form(choice($._name, form(repeat1($._name))), $._term),

    // S-expressions without a known structure.

    _expression: $ => choice($.keyword, $._datum),

    _datum: $ => choice($._name, $.numeral, $.decimal, $.hexadecimal, $.binary, $.string, $.boolean, $.expression),

    expression: $ => list($._expression),

    // Tokens.

    _name: $ => choice($.symbol, $.quoted_symbol),

    symbol: _ => /[a-zA-Z~!@$%^&*_\-+=<>.?\/][a-zA-Z0-9~!@$%^&*_\-+=<>.?\/]*/,

    quoted_symbol: _ => /\|[^|\\]*\|/,

    keyword: _ => /:[a-zA-Z0-9~!@$%^&*_\-+=<>.?\/]+/,

    numeral: _ => /[0-9]+/,

    decimal: _ => /[0-9]+\.[0-9]+/,

    hexadecimal: _ => /#x[0-9a-fA-F]+/,

    binary: _ => /#b[01]+/,

    string: _ => /"([^"]|"")*"/,
  },
});
