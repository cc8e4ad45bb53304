import { marked } from "../kinds/marked.ts";

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
