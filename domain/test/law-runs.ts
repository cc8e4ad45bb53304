const env = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {};

/** The number of runs of a large law: this many where every test runs (see vitest.config.ts), otherwise a tenth, which is enough for obvious bugs. */
export function lawRuns(all: number): number {
  return env["TESTS"] === "all" ? all : Math.ceil(all / 10);
}
