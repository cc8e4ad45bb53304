import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["cp x.txt y.txt", "cp x.txt ./y.txt", "right"],
  ["git switch -c topic", "git checkout -b topic", "right"],
  ['git commit -m "done"', "git commit --message=done", "right"],
  ["kill -9 7", "kill -SIGKILL 7", "right"],
  ["kill -9 7", "kill 7", "wrong"],
  ["git switch -c topic", "Git checkout -b topic", "right"],
  ["docker ps", "docker image ls", "wrong"],
  ["cp x.txt y.txt", "cp y.txt x.txt", "wrong"],
  ["git checkout -b <name>", "git checkout -b <branch>", "right"],
  ["git checkout -b <name>", "git switch -c feature/login", "right"],
  ["git checkout -b <name>", "git checkout -b", "wrong"],
  ["ssh <user>@<host>", "ssh ann@home", "right"],
  ["ssh <user>@<host>", "ssh ann", "wrong"],
  ["ssh <user>@<host>", "ssh -v", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "Shell: what is typed", definition: `\`${definition}\``, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test.each([
  ["ls -a", "ls --all", "right"],
  ["ls -a", "ls –a", "right"],
  ["ls -a", "Ls -a", "right"],
  ["ls -a", "ls", "wrong"],
  ["ls -a", "Ls", "wrong"],
  ["ls -a", "ls -l", "wrong"],
  ["git checkout -b name", "git switch -c name", "right"],
  ["git checkout -b name", "git checkout name", "wrong"],
  ["rm -r folder", "rm folder", "wrong"],
])("a command with a flag needs no marks of code: %s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "Command that does it", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
