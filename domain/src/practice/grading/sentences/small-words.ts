/** Function words that reverse an English text: future for past, `longer than` for `as long as`. Null if none does. */
export function turnedByASmallWord(card: readonly string[], answer: readonly string[]): { missing: string[]; detail: string } | null {
  const turn = (of: RegExp, to: RegExp) => {
    const [was, is] = [card.find((word) => of.test(word)), answer.find((word) => to.test(word))];
    if (was === undefined || is === undefined || card.some((word) => to.test(word)) || answer.some((word) => of.test(word))) return null;
    return { missing: [was], detail: is };
  };
  const [past, future, alike, unlike] = [/^(?:has|had|was|were|past)$/, /^(?:will|shall)$/, /^(?:same|equal|equally)$/, /^than$/];
  // `its own country` for `another country`; an emigrant has left his own.
  const [others, own] = [/^(?:another|others?|foreign|different|elsewhere|abroad)$/, /^(?:own|itself|himself|herself|themselves)$/];
  const [itself, another] = [/^(?:itself|himself|herself|themselves|oneself)$/, /^(?:another|others)$/];
  return (
    turn(others, own) ??
    turn(itself, another) ??
    turn(/^own$/, /^(?:another|foreign)$/) ??
    turn(past, future) ??
    turn(future, past) ??
    turn(alike, unlike) ??
    turnedAway(card, answer)
  );
}

/** `out of the aorta` for `into the aorta`, `faces away from the wind` for `faces the wind`: the opposite direction with the same noun. */
function turnedAway(card: readonly string[], answer: readonly string[]): { missing: string[]; detail: string } | null {
  const [ours, theirs] = [card, answer].map((words) => ` ${words.filter((word) => !/^(?:the|an?|its|their)$/.test(word)).join(" ")} `);
  if (ours === undefined || theirs === undefined) return null;
  const [, outside] = / out of (\p{L}+) /u.exec(theirs) ?? [];
  if (outside !== undefined && ours.includes(` into ${outside} `) && !theirs.includes(" into "))
    return { missing: [`into ${outside}`], detail: `out of ${outside}` };
  const [, inside] = / into (\p{L}+) /u.exec(theirs) ?? [];
  if (inside !== undefined && ours.includes(` out of ${inside} `) && !ours.includes(" into "))
    return { missing: [`out of ${inside}`], detail: `into ${inside}` };
  const [, lacked] = / without (\p{L}+) /u.exec(ours) ?? [];
  if (lacked !== undefined && theirs.includes(` with ${lacked} `) && !theirs.includes(" without "))
    return { missing: [`without ${lacked}`], detail: `with ${lacked}` };
  // Who rules is not who is ruled: `by the people`, `over the people`.
  const [, head = "", agent] = / (\p{L}{3,}) by ((?:one |many |few )?\p{L}+) /u.exec(ours) ?? [];
  const over =
    agent === undefined || theirs.includes(" by ") || !theirs.includes(` ${head.slice(0, 4)}`)
      ? undefined
      : ["over", "under", "against"].find((word) => theirs.includes(` ${word} ${agent} `));
  if (over !== undefined && !ours.includes(` ${over} `)) return { missing: [`by ${agent}`], detail: `${over} ${agent}` };
  const [, verb = "", thing = ""] = / (\p{L}+) awayfrom (\p{L}+) /u.exec(theirs) ?? [];
  return thing !== "" && ours.includes(` ${verb} ${thing} `)
    ? { missing: [`${verb} ${thing}`], detail: `${verb} away from ${thing}` }
    : null;
}
