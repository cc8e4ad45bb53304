export type Options = {
  seed: number;
  faults: number;
  minutes: number;
  perSecond: number;
  streams: number;
  /** whether a commit waits for the standby; without it acknowledged writes are lost, which shows that the test sees it */
  isSynchronous: boolean;
  /** these faults instead of those by seed */
  only: readonly string[];
};

/** Reads `--seed=7`, `--faults=3`, `--minutes=1`, `--rate=25`, `--streams=30`, `--asynchronous` and `--only=a fault;another`. */
export function readOptions(words: readonly string[]): Options {
  const valueOf = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const numberOf = (name: string, usual: number) => {
    const value = valueOf(name);
    if (value === undefined) return usual;
    if (!(Number(value) > 0)) throw new Error(`--${name} must be a number above 0.`);
    return Number(value);
  };
  const known = ["seed", "faults", "minutes", "rate", "streams", "only"];
  const unknown = words.find((word) => word !== "--asynchronous" && !known.some((name) => word.startsWith(`--${name}=`)));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not an option. Options: ${known.map((name) => `--${name}=…`).join(" ")} --asynchronous`);
  const only = (valueOf("only") ?? "").split(";").filter((name) => name !== "");
  return {
    seed: numberOf("seed", 1),
    faults: only.length > 0 ? only.length : numberOf("faults", 20),
    minutes: numberOf("minutes", 10),
    perSecond: numberOf("rate", 25),
    streams: numberOf("streams", 30),
    isSynchronous: !words.includes("--asynchronous"),
    only,
  };
}
