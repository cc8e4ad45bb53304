import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["cp x.txt y.txt", "cp x.txt ./y.txt", "right"],
  ["git switch -c topic", "git checkout -b topic", "right"],
  ['git commit -m "done"', "git commit --message=done", "right"],
  ["kill -9 7", "kill -SIGKILL 7", "right"],
  ["kill -9 7", "kill 7", "wrong"],
  ["docker ps", "docker image ls", "wrong"],
  ["cp x.txt y.txt", "cp y.txt x.txt", "wrong"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "Shell: what is typed", definition: `\`${definition}\``, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
