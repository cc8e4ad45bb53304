import { marked } from "../kinds/marked.ts";

/** The web: JavaScript, HTML and styles. Marked before the examiner had read any of it. */
export const signsWebPages = [
  marked("JavaScript: double every element of xs", "`xs.map(x => x * 2)`", {
    right: ["xs.map((x) => x * 2)", "xs.map(x=>2*x);", "xs.map(n => n * 2)", "xs.map(function (x) { return x * 2; })"],
    wrong: ["xs.map(x => x ** 2)", "xs.filter(x => x * 2)", "xs.map(x = x * 2)", "xs.map(x => x + 2)"],
  }),
  marked("JavaScript: constant name with the text Ann", '`const name = "Ann";`', {
    right: ["const name = 'Ann'", "const name=`Ann`;", 'const name = "Ann"'],
    wrong: ['let name = "Ann";', "const name = Ann;", 'const name == "Ann";', 'const Name = "Ann";'],
  }),
  marked("JavaScript: a is strictly equal to b", "`a === b`", {
    right: ["a===b", "b === a", "(a === b)", "a === b;"],
    wrong: ["a == b", "a = b", "a !== b", "a => b"],
  }),
  marked("HTML: picture cat.png with the text A cat", '`<img src="cat.png" alt="A cat">`', {
    right: ["<img src='cat.png' alt='A cat' />", '<img alt="A cat" src="cat.png">', '<IMG SRC="cat.png" ALT="A cat">'],
    partial: ['<img src="cat.png">'],
    wrong: ['<img href="cat.png" alt="A cat">', '<image src="cat.png" alt="A cat">', '<img src="A cat" alt="cat.png">'],
  }),
  marked("CSS: make all paragraphs red", "`p { color: red; }`", {
    right: ["p {color:red}", "p{\n  color: red;\n}", "p { color : red }", "p { color: #f00; }"],
    wrong: [".p { color: red; }", "p { background: red; }", "p { color = red; }", "#p { color: red; }"],
  }),
  marked("JavaScript: wait for the promise p", "`await p`", {
    right: ["await p;", "await  p", "await (p)"],
    wrong: ["async p", "p.wait()", "await", "wait p"],
  }),
  marked("JavaScript: the last element of the array a", "`a[a.length - 1]`", {
    right: ["a[a.length-1]", "a[ a.length - 1 ];", "a.at(-1)"],
    wrong: ["a[a.length]", "a[-1]", "a[length - 1]", "a[a.length + 1]"],
  }),
  marked("Regex: one or more digits", "`\\d+`", {
    right: ["[0-9]+", "/\\d+/", "\\d{1,}"],
    wrong: ["\\d*", "\\D+", "d+", "\\d?", "/d+"],
  }),
  marked("HTTP status for a page that is not there", "404", {
    right: ["404 Not Found", "HTTP 404", "error 404", "code 404"],
    wrong: ["403", "500", "440", "200"],
  }),
  marked("git: make a new branch fix and switch to it", "`git switch -c fix`", {
    right: ["git checkout -b fix", "git switch  -c fix", "$ git switch -c fix", "git switch --create fix"],
    wrong: ["git switch fix", "git branch -d fix", "git switch -C", "git commit -c fix"],
  }),
];

/** Java, C, Python and queries. Marked before the examiner had read any of it. */
export const signsProgramming = [
  marked("C: print Hello and a new line", '`printf("Hello\\n");`', {
    right: ['printf("Hello\\n")', 'printf( "Hello\\n" ) ;', 'puts("Hello");'],
    wrong: ['printf("Hello/n");', "printf(Hello\\n);", 'print("Hello\\n");', 'printf("Hello");'],
  }),
  marked("Java: loop with i from 0 to 9", "`for (int i = 0; i < 10; i++)`", {
    right: ["for(int i=0;i<10;i++)", "for (int i = 0; i < 10; ++i)", "for (int i = 0; i <= 9; i++) {", "for (int i = 0; i < 10; i += 1)"],
    wrong: [
      "for (int i = 0; i <= 10; i++)",
      "for (int i = 1; i < 10; i++)",
      "for (int i = 0, i < 10, i++)",
      "for (int i = 0; i > 10; i++)",
      "for (int i = 0; i < 10; i--)",
    ],
  }),
  marked("Python: list of the squares of 0 to 4", "`[x**2 for x in range(5)]`", {
    right: ["[x ** 2 for x in range(5)]", "[i*i for i in range(5)]", "[n**2 for n in range(0, 5)]", "list(x**2 for x in range(5))"],
    wrong: ["[x*2 for x in range(5)]", "[x**2 for x in range(4)]", "(x**2 for x in range(5))", "[x^2 for x in range(5)]"],
  }),
  marked("Python: open a.txt for reading", "`open('a.txt')`", {
    right: ['open("a.txt")', "open('a.txt', 'r')", 'f = open("a.txt")', "open( 'a.txt' )"],
    wrong: ["open('a.txt', 'w')", "read('a.txt')", "open(a.txt)"],
  }),
  marked("Python: dictionary with a for 1", "`{'a': 1}`", {
    right: ['{"a": 1}', "{'a':1}", "dict(a=1)", "{ 'a' : 1, }"],
    wrong: ["{'a', 1}", "['a': 1]", "{1: 'a'}", "{a: 1}"],
  }),
  marked("SQL: names of all students older than 18", "`SELECT name FROM students WHERE age > 18;`", {
    right: [
      "select name from students where age>18",
      "SELECT name\nFROM students\nWHERE age > 18",
      "SELECT students.name FROM students WHERE students.age > 18;",
      "SELECT name FROM students WHERE 18 < age;",
    ],
    partial: ["SELECT name FROM students;"],
    wrong: [
      "SELECT * FROM students WHERE age > 18;",
      "SELECT name FROM students WHERE age < 18;",
      "SELECT name FROM students HAVING age > 18;",
      "SELECT name WHERE age > 18 FROM students;",
    ],
  }),
  marked("SQL: delete the student with id 7", "`DELETE FROM students WHERE id = 7;`", {
    right: ["delete from students where id=7", "DELETE FROM students WHERE id = 7", "DELETE FROM students WHERE (id = 7);"],
    wrong: [
      "DELETE FROM students;",
      "DROP TABLE students;",
      "DELETE FROM students WHERE id = '77';",
      "DELETE * FROM students WHERE id = 8;",
    ],
  }),
  marked("Shell: number of lines of notes.txt", "`wc -l notes.txt`", {
    right: ["wc -l  notes.txt", "wc -l 'notes.txt'", "$ wc -l notes.txt", "wc --lines notes.txt", "cat notes.txt | wc -l"],
    wrong: ["wc notes.txt", "wc -w notes.txt", "wc -L notes.txt", "ls -l notes.txt"],
  }),
  marked("Shell: make run.sh executable", "`chmod +x run.sh`", {
    right: ["chmod +x ./run.sh", "chmod a+x run.sh", "chmod  +x run.sh"],
    wrong: ["chmod -x run.sh", "chmod +r run.sh", "chown +x run.sh", "chmod x run.sh"],
  }),
  marked("C: address of the variable v", "`&v`", {
    right: ["& v", "&(v)"],
    wrong: ["*v", "v", "&&v", "&V"],
  }),
  marked("Three primitive types of Java", "int, double, boolean", {
    right: ["boolean, int, double", "`int`, `double` and `boolean`", "int / double / boolean"],
    partial: ["int and double", "int, double, String"],
    wrong: ["String, List, Map", "class, interface, enum"],
  }),
  marked("256 in hexadecimal", "0x100", {
    right: ["100 (hex)", "100h", "0X100", "100₁₆", "100 hex"],
    wrong: ["0x256", "0xFF", "256", "0x10"],
  }),
];
