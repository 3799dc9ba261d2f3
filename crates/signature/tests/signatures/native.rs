//! Compilers, C libraries and sanitizers.

use crate::{Example, check};

#[test]
fn compilers() {
    let examples = [
        Example {
            words: "internal compiler error: in fold_shift, at config/toy/fold.c:342",
            status: 1,
            output: "in.c: In function 'func_7':\nin.c:27: internal compiler error: in \
                fold_shift, at config/toy/fold.c:342\nPlease submit a full bug report,\n",
            same: &["in.c:3:9: internal compiler error: in fold_shift, at config/toy/fold.c:342\n"],
            others: &[
                "in.c:27: internal compiler error: in fold_shift, at config/toy/fold.c:350\n",
                "in.c:27: internal compiler error: in fold_shifts, at config/toy/fold.c:342\n",
                "in.c:27: internal compiler error: Segmentation fault\n",
                "in.c:27: error: expected ';' before 'int'\n",
            ],
        },
        // A location says enough: neither the pass nor the backtrace counts.
        Example {
            words: "internal compiler error: in fold_shift, at config/toy/fold.c:342",
            status: 1,
            output: "during RTL pass: expand\nin.c:27: internal compiler error: in fold_shift, at \
                config/toy/fold.c:342\n0x71f0aa fold_shift\n\t../../src/gcc/fold.cc:342\n",
            same: &["during RTL pass: vect\nin.c:27: internal compiler error: in fold_shift, at \
                    config/toy/fold.c:342\n"],
            others: &[],
        },
        Example {
            words: "internal compiler error: Segmentation fault; in expand_shift < expand_tree < \
                expand_body",
            status: 1,
            output: "during RTL pass: expand\nin.c:2:1: internal compiler error: Segmentation \
                fault\n    2 | }\n0x8aff12 crash_signal\n\t../../src/gcc/toplev.cc:322\n0x7f0012 \
                ???\n\t./nptl/kill.c:0\n0x71f0aa expand_shift(tree_node*, int)\n\t\
                ../../src/gcc/expr.cc:71\n0x71f0bb expand_tree(tree_node*)\n\t\
                ../../src/gcc/expr.cc:99\n0x71f0cc expand_tree(tree_node*)\n\t\
                ../../src/gcc/expr.cc:99\n0x71f0dd expand_body\n\t../../src/gcc/expand.cc:5\n\
                0x71f0ee compile\n\t../../src/gcc/main.cc:5\n",
            same: &["in.c:1:1: internal compiler error: Segmentation fault\n0x1 crash_signal\n\t\
                    ../../src/gcc/toplev.cc:322\n0x7 ???\n\t???:0\n0x2 expand_shift(tree_node*, \
                    int)\n\t../../src/gcc/expr.cc:71\n0x3 expand_tree(tree_node*)\n\t\
                    ../../src/gcc/expr.cc:80\n0x4 expand_body\n\t../../src/gcc/expand.cc:5\n"],
            others: &[
                "in.c:1:1: internal compiler error: Segmentation fault\n0x1 crash_signal\n\t\
                    ../../src/gcc/toplev.cc:322\n0x2 fold_shift(tree_node*, int)\n\t\
                    ../../src/gcc/expr.cc:71\n0x3 expand_body\n\t../../src/gcc/expand.cc:5\n",
                "internal compiler error: Segmentation fault\n",
            ],
        },
        Example {
            words: "internal compiler error: Segmentation fault signal terminated program cc1; \
                during GIMPLE pass: vect",
            status: 4,
            output: "during GIMPLE pass: vect\ngcc: internal compiler error: Segmentation fault \
                signal terminated program cc1\nPlease submit a full bug report\n",
            same: &[],
            others: &[
                "during GIMPLE pass: vect\ngcc: internal compiler error: Aborted signal \
                    terminated program cc1\n",
                "during GIMPLE pass: dse\ngcc: internal compiler error: Segmentation fault signal \
                    terminated program cc1\n",
            ],
        },
        Example {
            words: "internal compiler error: verify_flow failed; error: wrong number of edges \
                after block 5",
            status: 1,
            output: "in.c:9:1: error: wrong number of edges after block 5\nin.c:9:1: internal \
                compiler error: verify_flow failed\n",
            same: &["in.c:1:1: error: wrong number of edges after block 2\nin.c:1:1: internal \
                    compiler error: verify_flow failed\n"],
            others: &[
                "in.c:1:1: error: missing label\nin.c:1:1: internal compiler error: verify_flow \
                    failed\n",
            ],
        },
        Example {
            words: "fatal error: error in backend: cannot select: %1355:_(s24) = G_MERGE \
                %1343:_(s8), %1344:_(s8) (in function: func_7)",
            status: 70,
            output: "fatal error: error in backend: cannot select: %1355:_(s24) = G_MERGE \
                %1343:_(s8), %1344:_(s8) (in function: func_7)\nStack dump:\n0.\tProgram \
                arguments: cc\n",
            same: &["fatal error: error in backend: cannot select: %2:_(s16) = G_MERGE %3:_(s8), \
                    %4:_(s8), %5:_(s8) (in function: main)\n"],
            others: &[
                "fatal error: error in backend: cannot select: %2:_(s16) = G_SPLIT %3:_(s8) (in \
                    function: main)\n",
            ],
        },
        Example {
            words: "running pass 'Toy DAG Selection'; in llvm::ToySel::emit < \
                llvm::ToySel::select < llvm::ToyPass::run",
            status: 1,
            output: "Stack dump:\n0.\tProgram arguments: cc in.c\n3.\tRunning pass 'Function Pass \
                Manager' on module 'in.c'.\n4.\tRunning pass 'Toy DAG Selection' on function \
                '@func_7'\n #0 0x00007f llvm::sys::PrintStackTrace(int) (/lib/libLLVM.so+0xfc)\n \
                #1 0x00007f (/lib/libLLVM.so+0xff)\n #2 0x00007f (/lib/x86/libc.so.6+0x3c)\n #3 \
                0x00007f (/lib/libLLVM.so+0x171)\n #4 0x00007f llvm::ToySel::emit() \
                (/lib/libLLVM.so+0x1)\n #5 0x00007f llvm::ToySel::select(llvm::F const&) \
                (/lib/libLLVM.so+0x2)\n #6 0x00007f llvm::ToyPass::run() (/lib/libLLVM.so+0x3)\n \
                #7 0x00007f main (/bin/cc+0x3)\n",
            same: &[
                "Stack dump:\n4.\tRunning pass 'Toy DAG Selection' on function '@f'\n #0 0x000012 \
                    (/lib/x86/libc.so.6+0x3c)\n #1 0x000012 (/lib/libLLVM.so+0x555)\n #2 0x000012 \
                    llvm::ToySel::emit() (/lib/libLLVM.so+0x9)\n #3 0x000012 \
                    llvm::ToySel::select(llvm::F const&) (/lib/libLLVM.so+0x8)\n #4 0x000012 \
                    llvm::ToySel::select(llvm::F const&) (/lib/libLLVM.so+0x8)\n #5 0x000012 \
                    llvm::ToyPass::run() (/lib/libLLVM.so+0x3)\n",
            ],
            others: &[
                "Stack dump:\n4.\tRunning pass 'Toy Legalizer' on function '@f'\n #0 0x000012 \
                    (/lib/libLLVM.so+0x555)\n #1 0x000012 llvm::ToySel::emit() \
                    (/lib/libLLVM.so+0x9)\n #2 0x000012 llvm::ToySel::select(llvm::F const&) \
                    (/lib/libLLVM.so+0x8)\n #3 0x000012 llvm::ToyPass::run() \
                    (/lib/libLLVM.so+0x3)\n",
                "Stack dump:\n4.\tRunning pass 'Toy DAG Selection' on function '@f'\n #0 0x000012 \
                    (/lib/libLLVM.so+0x555)\n #1 0x000012 llvm::ToySel::other() \
                    (/lib/libLLVM.so+0x9)\n #2 0x000012 llvm::ToySel::emit() \
                    (/lib/libLLVM.so+0x8)\n",
            ],
        },
        // Three calls without a name stand between two signal handlers.
        Example {
            words: "in toy::fold < toy::run < main",
            status: 1,
            output: "Stack dump:\n #0 0x00007f llvm::sys::PrintStackTrace(int) \
                (/lib/libLLVM.so+0xfc)\n #1 0x00007f (/lib/libLLVM.so+0x1)\n #2 0x00007f \
                (/lib/libLLVM.so+0x2)\n #3 0x00007f (/lib/libLLVM.so+0x3)\n #4 0x00007f raise \
                (/lib/x86/libc.so.6+0x3c)\n #5 0x00007f toy::fold(int) (/lib/libtoy.so+0x1)\n #6 \
                0x00007f toy::run() (/lib/libtoy.so+0x2)\n #7 0x00007f main (/bin/cc+0x3)\n",
            same: &[],
            others: &["Stack dump:\n #0 0x00007f toy::run() (/lib/libtoy.so+0x2)\n"],
        },
        Example {
            words: "in toy::Lexer::lex < (anonymous namespace)::Parser::next < main",
            status: 1,
            output: "Stack dump without symbol names (ensure you have llvm-symbolizer in your \
                PATH):\n0  libLLVM-16.so.1 0x00007f \
                llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) + 38\n1  libc.so.6       \
                0x00007f\n2  libtoy.so       0x00007f\n3  libtoy.so       0x00007f \
                toy::Lexer::lex(toy::Token&) + 12\n4  libtoy.so       0x00007f (anonymous \
                namespace)::Parser::next() + 12\n5  cc              0x00007f main + 123\n",
            same: &["Stack dump without symbol names:\n0  libc.so.6       0x00003f\n1  \
                    libtoy.so       0x00003f\n2  libtoy.so       0x00007f\n3  libtoy.so       \
                    0x00003f toy::Lexer::lex(toy::Token&) + 9\n4  libtoy.so       0x00003f \
                    (anonymous namespace)::Parser::next() + 2\n5  cc              0x00007f main + \
                    13\n"],
            others: &["Stack dump without symbol names:\n0  libc.so.6       0x00003f\n1  \
                    libtoy.so       0x00003f toy::Lexer::lex(toy::Token&) + 9\n2  libtoy.so       \
                    0x00003f toy::Parser::peek() + 2\n3  cc              0x00007f main + 13\n"],
        },
    ];
    examples.iter().for_each(check);
}

#[test]
fn assertions_and_aborts() {
    let examples = [
        Example {
            words: "expr.c:52: typeof_expr: Assertion `kind > 0' failed",
            status: 0,
            output: "cc1: expr.c:52: typeof_expr: Assertion `kind > 0' failed.\ntoy: cc1: \
                Aborted\n",
            same: &["in.c:3: note: x\ncc1: expr.c:52: typeof_expr: Assertion `kind > 0' failed.\n"],
            others: &[
                "cc1: expr.c:53: typeof_expr: Assertion `kind > 0' failed.\n",
                "cc1: expr.c:52: typeof_expr: Assertion `kind > 1' failed.\n",
            ],
        },
        Example {
            words: "killed by signal 6 (SIGABRT); /build/lib/Fold.cpp:9: void toy::fold(Node *, \
                int): Assertion `isa<T>(n) && \"bad node\"' failed",
            status: 134,
            output: "toy: /build/lib/Fold.cpp:9: void toy::fold(Node *, int): Assertion \
                `isa<T>(n) && \"bad node\"' failed.\nStack dump:\n",
            same: &[],
            others: &[
                "toy: /build/lib/Fold.cpp:9: void toy::fold(Node *, int): Assertion `isa<T>(n)' \
                    failed.\n",
                "",
            ],
        },
        Example {
            words: "UNREACHABLE executed at /build/lib/Fold.cpp:90!",
            status: 1,
            output: "unknown opcode\nUNREACHABLE executed at /build/lib/Fold.cpp:90!\n",
            same: &[],
            others: &["UNREACHABLE executed at /build/lib/Fold.cpp:91!\n"],
        },
        Example {
            words: "killed by signal 6 (SIGABRT); ../src/list.c:81:list_pop: assertion failed \
                (list->len == 2)",
            status: 134,
            output: "**\nERROR:../src/list.c:81:list_pop: assertion failed (list->len == 2): (7 \
                == 2)\nBail out!\n",
            same: &[
                "**\nERROR:../src/list.c:81:list_pop: assertion failed (list->len == 2): (3 == \
                    2)\n",
            ],
            others: &[
                "**\nERROR:../src/list.c:85:list_pop: assertion failed (list->len == 2): (7 == \
                    2)\n",
            ],
        },
        // The compared value ends on another line.
        Example {
            words: "killed by signal 6 (SIGABRT); ../src/list.c:83:list_pop: assertion failed \
                (list->name == name)",
            status: 134,
            output: "../src/list.c:83:list_pop: assertion failed (list->name == name): (\"a\nb\" \
                == NULL)\n",
            same: &[
                "../src/list.c:83:list_pop: assertion failed (list->name == name): (\"c: (d)\" == \
                    \"\")\n",
            ],
            others: &["../src/list.c:83:list_pop: assertion failed (list->rest == name): (\"a\n"],
        },
        Example {
            words: "killed by signal 6 (SIGABRT); ../src/list.c:85:list_pop: assertion failed: \
                (is_sorted (list))",
            status: 134,
            output: "../src/list.c:85:list_pop: assertion failed: (is_sorted (list))\n",
            same: &[],
            others: &["../src/list.c:85:list_pop: assertion failed: (is_sorted (rest))\n"],
        },
        Example {
            words: "list_push: assertion 'list != NULL' failed",
            status: 1,
            output: "(toy:4711): Toy-CRITICAL **: 12:31:07.120: list_push: assertion 'list != \
                NULL' failed\n",
            same: &[
                "(toy:99): Toy-CRITICAL **: 01:00:00.000: list_push: assertion 'list != NULL' \
                    failed\n",
            ],
            others: &[
                "(toy:99): Toy-CRITICAL **: 01:00:00.000: list_pop: assertion 'list != NULL' \
                    failed\n",
            ],
        },
        // What follows the last parenthesis belongs to the condition.
        Example {
            words: "list_push: assertion 'a ? f (b): (c)' failed",
            status: 1,
            output: "list_push: assertion 'a ? f (b): (c)' failed\n",
            same: &[],
            others: &["list_push: assertion 'a ? f (b): (d)' failed\n"],
        },
        Example {
            words: "killed by signal 6 (SIGABRT); terminate called after throwing an instance of \
                'std::out_of_range'; what():  vector::at: index (which is 5) >= size (which is 3)",
            status: 134,
            output: "terminate called after throwing an instance of 'std::out_of_range'\n  \
                what():  vector::at: index (which is 5) >= size (which is 3)\n",
            same: &[
                "terminate called after throwing an instance of 'std::out_of_range'\n  what():  \
                    vector::at: index (which is 1) >= size (which is 1)\n",
            ],
            others: &[
                "terminate called after throwing an instance of 'std::bad_alloc'\n  what():  \
                    std::bad_alloc\n",
            ],
        },
        Example {
            words: "killed by signal 6 (SIGABRT); free(): invalid pointer",
            status: 134,
            output: "free(): invalid pointer\n",
            same: &[],
            others: &["double free or corruption (out)\n"],
        },
    ];
    examples.iter().for_each(check);
}

#[test]
fn sanitizers() {
    let examples = [
        Example {
            words: "AddressSanitizer: heap-use-after-free in pop < shrink_stack < run",
            status: 1,
            output: "==417==ERROR: AddressSanitizer: heap-use-after-free on address 0x6020 at pc \
                0x4f bp 0x7f sp 0x7f\nREAD of size 4 at 0x6020 thread T0\n    #0 0x4f in \
                __asan_memcpy asan.cpp:22\n    #1 0x4f in pop /src/stack.c:12:3\n    #2 0x50 in \
                shrink_stack /src/stack.c:90:1\n    #3 0x51 in run /src/run.c:4:2\n    #4 0x52 in \
                main /src/main.c:4:2\n\n0x6020 is located 0 bytes inside\nfreed by thread T0 \
                here:\n    #0 0x4f in free asan.cpp:52\n",
            same: &[
                "==9==ERROR: AddressSanitizer: heap-use-after-free on address 0x7 at pc 0x4f\n\
                    READ of size 8 at 0x7 thread T0\n    #0 0x1 in __asan_memcpy asan.cpp:22\n    \
                    #1 0x1 in pop /src/stack.c:14:3\n    #2 0x1 in pop /src/stack.c:15:3\n    #3 \
                    0x1 in shrink_stack /src/stack.c:90:1\n    #4 0x1 in run /src/run.c:4:2\n",
            ],
            others: &[
                "==9==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x7\n    #0 0x1 in \
                    __asan_memcpy asan.cpp:22\n    #1 0x1 in pop /src/stack.c:14:3\n    #2 0x1 in \
                    shrink_stack /src/stack.c:90:1\n    #3 0x1 in run /src/run.c:4:2\n",
                "==9==ERROR: AddressSanitizer: heap-use-after-free on address 0x7\n    #0 0x1 in \
                    push /src/stack.c:14:3\n    #1 0x1 in __asan_memcpy asan.cpp:22\n    #2 0x1 \
                    in pop /src/stack.c:14:3\n    #3 0x1 in shrink_stack /src/stack.c:90:1\n    \
                    #4 0x1 in run /src/run.c:4:2\n",
            ],
        },
        Example {
            words: "AddressSanitizer: heap-use-after-free in string < free_node < (anonymous \
                namespace)::Tree::parse",
            status: 1,
            output: "==417==ERROR: AddressSanitizer: heap-use-after-free on address 0x6020 at pc \
                0x4f\nREAD of size 1 at 0x6020 thread T0\n    #0 0x4f in strlen asan.cpp:22\n    \
                #1 0x4f in string /src/json.c:12\n    #2 0x50 in free_node /src/json.c:90\n    #3 \
                0x51 in (anonymous namespace)::Tree::parse() /src/json.c:99\n    #4 0x52 in main \
                /src/main.c:4\n",
            same: &[
                "==9==ERROR: AddressSanitizer: heap-use-after-free on address 0x7\n    #0 0x1 in \
                    strlen asan.cpp:22\n    #1 0x1 in string /src/json.c:14\n    #2 0x1 in \
                    free_node /src/json.c:90\n    #3 0x1 in (anonymous namespace)::Tree::parse() \
                    /src/json.c:99\n",
            ],
            others: &[
                "==9==ERROR: AddressSanitizer: heap-use-after-free on address 0x7\n    #0 0x1 in \
                    strlen asan.cpp:22\n    #1 0x1 in member /src/json.c:14\n    #2 0x1 in \
                    free_node /src/json.c:90\n    #3 0x1 in (anonymous namespace)::Tree::parse() \
                    /src/json.c:99\n",
            ],
        },
        Example {
            words: "/src/shift.c:31:9: runtime error: shift exponent 40 is too large for 32-bit \
                type 'int'",
            status: 0,
            output: "/src/shift.c:31:9: runtime error: shift exponent 40 is too large for 32-bit \
                type 'int'\n",
            same: &[
                "/src/shift.c:31:9: runtime error: shift exponent 33 is too large for 32-bit type \
                    'int'\n",
            ],
            others: &[
                "/src/shift.c:77:9: runtime error: shift exponent 33 is too large for 32-bit type \
                    'int'\n",
            ],
        },
        Example {
            words: "LeakSanitizer: detected memory leaks in make < main",
            status: 1,
            output: "==3==ERROR: LeakSanitizer: detected memory leaks\n\nDirect leak of 7 byte(s) \
                in 1 object(s) allocated from:\n    #0 0x49 in malloc asan.cpp:69\n    #1 0x4f in \
                make /src/a.c:1:1\n    #2 0x4f  (<unknown module>)\n    #3 0x4f in main \
                /src/a.c:5:1\n",
            same: &[],
            others: &[
                "==3==ERROR: AddressSanitizer: SEGV on unknown address 0x0\n    #0 0x4f in make \
                    /src/a.c:1:1\n",
            ],
        },
    ];
    examples.iter().for_each(check);
}
