import { marked } from "../kinds/marked.ts";

/** The web, databases and shells. Marked before the examiner had read any of it. */
export const decksComputing = [
  marked("SQL: names of all users, sorted by age, oldest first", "`SELECT name FROM users ORDER BY age DESC;`", {
    right: [
      "select name from users order by age desc",
      "SELECT name\nFROM users\nORDER BY age DESC;",
      "SELECT users.name FROM users ORDER BY users.age DESC;",
    ],
    partial: ["SELECT name FROM users"],
    wrong: [
      "SELECT name FROM users ORDER BY age ASC;",
      "SELECT age FROM users ORDER BY name DESC;",
      "SELECT name FROM users ORDER BY age;",
      "SELECT name FROM users GROUP BY age DESC;",
    ],
  }),
  marked("SQL: delete the user with the id 7", "`DELETE FROM users WHERE id = 7;`", {
    right: ["delete from users where id=7", "DELETE FROM users\nWHERE id = 7", "DELETE FROM users WHERE (id = 7);"],
    wrong: ["DELETE FROM users;", "DROP TABLE users WHERE id = 7;", "DELETE FROM users WHERE id != 7;", "DELETE FROM users WHERE id = 17;"],
  }),
  marked("Git: record staged changes with the message fix", '`git commit -m "fix"`', {
    right: ["git commit -m 'fix'", "git commit -m fix", 'git  commit  -m  "fix"', 'git commit --message "fix"'],
    partial: ["git commit"],
    wrong: ['git add -m "fix"', 'git push -m "fix"', 'git commit -a "fix"'],
  }),
  marked("JavaScript: arrow function that doubles x", "`x => x * 2`", {
    right: ["(x) => x * 2", "x=>x*2", "(x) => { return x * 2; }", "x => 2 * x"],
    wrong: ["x => x ** 2", "x -> x * 2", "x => x + 2", "x >= x * 2"],
  }),
  marked("JavaScript: number of elements of the array a", "`a.length`", {
    right: ["a.length;", "a['length']", "return a.length"],
    wrong: ["a.length()", "a.size", "length(a)", "a.lenght"],
  }),
  marked("Shell: show the last 20 lines of app.log", "`tail -n 20 app.log`", {
    right: ["tail -20 app.log", 'tail -n 20 "app.log"', "tail -n20 app.log"],
    partial: ["tail app.log"],
    wrong: ["head -n 20 app.log", "tail -n 2 app.log", "tail -n 20 > app.log"],
  }),
  marked("Python: list of the squares of 0 to 9", "`[x**2 for x in range(10)]`", {
    right: ["[i**2 for i in range(10)]", "[ x ** 2 for x in range( 10 ) ]", "[x*x for x in range(10)]", "[x**2 for x in range(0, 10)]"],
    wrong: ["[x*2 for x in range(10)]", "[x**2 for x in range(9)]", "(x**2 for x in range(10))", "[x^2 for x in range(10)]"],
  }),
  marked("CSS: hide an element", "`display: none;`", {
    right: ["display:none", "{ display: none }", "display : none ;"],
    wrong: ["display: block;", "visible: none;", "display: hidden;"],
  }),
  marked("Foreign key", "column that refers to the primary key of another table", {
    right: ["refers to another table's primary key", "a column pointing at the primary key in a different table"],
    partial: ["a column", "refers to another table", "a key in a table"],
    wrong: [
      "column that refers to the foreign key of the same table",
      "primary key that refers to the column of another table",
      "column that identifies each row of its own table",
    ],
  }),
  marked("ACID", "atomicity, consistency, isolation, durability", {
    right: [
      "atomic, consistent, isolated, durable",
      "Atomicity, Consistency, Isolation and Durability",
      "consistency, durability, atomicity, isolation",
    ],
    partial: ["atomicity and consistency", "atomicity, consistency, integrity, durability", "properties of transactions"],
    wrong: ["availability, capacity, input, data", "a corrosive liquid"],
  }),
  marked("Cookie", "small piece of data that a website stores in the browser", {
    right: ["small data stored by a website in your browser", "websites save this little piece of data in the browser"],
    partial: ["small piece of data", "something in the browser", "data of a website"],
    wrong: ["small piece of data that the browser stores on the website", "large program that a website installs in the browser"],
  }),
  marked("HTTPS", "HTTP with encryption by TLS", {
    right: ["HTTP encrypted with TLS", "http over TLS", "HTTP secured by TLS encryption"],
    partial: ["secure HTTP", "HTTP with encryption"],
    wrong: ["HTTP without encryption", "TLS without HTTP", "FTP with encryption by TLS"],
  }),
  marked("Big O of bubble sort", "O(n²)", {
    right: ["O(n^2)", "n squared", "quadratic", "O(n*n)", "O(n**2)"],
    wrong: ["O(n log n)", "O(n)", "O(2^n)", "O(log n)"],
  }),
  marked("Docker image", "read-only template from which containers are started", {
    right: ["template you start containers from, cannot be written to", "containers are started from this read-only template"],
    partial: ["a template", "template for containers", "something in Docker"],
    wrong: ["container from which read-only templates are started", "writable copy of a running container"],
  }),
  marked("Default port of SSH", "22", {
    right: ["port 22", "TCP 22", "twenty-two"],
    wrong: ["23", "80", "2222", "21"],
  }),
  marked("Garbage collection", "automatic freeing of memory that is no longer used", {
    right: ["memory no longer in use is freed automatically", "unused memory gets released automatically"],
    partial: ["freeing of memory", "memory management"],
    wrong: [
      "manual freeing of memory that is no longer used",
      "automatic freeing of memory that is still used",
      "automatic reservation of memory",
    ],
  }),
];
