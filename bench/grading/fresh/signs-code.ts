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
