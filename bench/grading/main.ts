/**
 * How often the built-in examiner agrees with a teacher on the judged answers, by set. The model in use was fitted on them: what it is worth
 * on decks that it never saw is printed by `train.ts`. `--misses` lists where it does not agree, `--no-lexicon` marks as a browser would,
 * `--ablate` says what each rule, feature, table and function is worth on decks that the trees did not see (`--quick` of fewer answers), `--sets`
 * leaves out all but the table.
 */
const valueAfter = (option: string) => process.argv[process.argv.indexOf(option) + 1] ?? "";
if (process.argv.includes("--ablate")) {
  // The switches have to be there before the examiner is loaded.
  await import("./switches.ts");
  const { ablation } = await import("./ablation.ts");
  ablation(process.argv.includes("--quick"));
} else if (process.argv.includes("--trees")) {
  // A process of the ablation, which was started without a table.
  await import("./switches.ts");
  const { agreeingByTrees } = await import("./ablation.ts");
  process.stdout.write(JSON.stringify(agreeingByTrees(valueAfter("--trees"), Number(valueAfter("--every")))));
} else {
  const { report } = await import("./report.ts");
  report();
}
