export type TestPlace = { file: string; /** its whole name; "" for a file that could not be loaded */ test: string };

/** What may fail on the schema of today, and why nobody is harmed by it during a deployment. */
type Difference = { file: string; /** a part of its name */ test: string; why: string };

const differences: readonly Difference[] = [];

export function differenceOf({ file, test }: TestPlace): Difference | null {
  return differences.find((one) => one.file === file && test.includes(one.test)) ?? null;
}

/** Tests of its own migrations. */
export function isAboutItsOwnSchema(path: string): boolean {
  return /\/store\/migrat/.test(path) || path.endsWith("migration.test.ts");
}
