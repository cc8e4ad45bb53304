/** Groups of suffixes in which each names a different thing on the same root: one in place of another is not a typing slip. */
const groups = ["ane ene yne yl anol enol ol al one ine", "ide ite ate ous ic", "ase ose", "oma osis itis", "ium ion", "phase plasm"].map(
  (row) => row.split(" "),
);

/** Whether two words share a root and differ by suffixes of one group. */
export function haveOtherEndings(a: string, b: string): boolean {
  return groups.some((group) =>
    group.some((one) => {
      if (!a.endsWith(one)) return false;
      const root = a.slice(0, a.length - one.length);
      return root.length >= 3 && group.some((other) => other !== one && b === root + other);
    }),
  );
}
