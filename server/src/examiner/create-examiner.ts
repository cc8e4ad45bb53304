import type { Log } from "../process/log/log.ts";
import type { BuiltInExaminer } from "./built-in-examiner.ts";
import { callsOf } from "./calls.ts";
import { BUILT_IN_NAME, examinerSettings, isReady, type ExaminerConfig } from "./examiner-settings.ts";
import type { Examiner } from "./examiner.ts";

/** The examiner of the settings. Its rules and the code that talks to a service are loaded on first use. */
export function createExaminer(config: ExaminerConfig, log: Log): Examiner {
  const settings = examinerSettings(config);
  if (settings.kind === "builtin") return createLazyBuiltInExaminer();
  return onceNeeded({ kind: "chat", name: settings.model, callsFor: (cards) => callsOf(cards).length }, async () => {
    const [{ createChatExaminer }, { chatService }] = await Promise.all([import("./chat-examiner.ts"), import("./chat-service.ts")]);
    const referer = config.publicUrl ?? `http://localhost:${config.port}`;
    const ask = isReady(settings) ? chatService({ ...settings, referer, title: config.brand }) : null;
    return createChatExaminer({ name: settings.model, ask, builtIn: await builtInExaminer(), log });
  });
}

/** The built-in examiner, loaded on first use: also beside a service, for what must not leave the server. */
export function createLazyBuiltInExaminer(): Examiner {
  return onceNeeded({ kind: "builtin", name: BUILT_IN_NAME, callsFor: () => 0 }, builtInExaminer);
}

let builtIn: Promise<BuiltInExaminer> | undefined;

/** A process has one, with its threads, whichever examiner its settings name. */
function builtInExaminer(): Promise<BuiltInExaminer> {
  return (builtIn ??= loadBuiltInExaminer());
}

async function loadBuiltInExaminer(): Promise<BuiltInExaminer> {
  const [{ createBuiltInExaminer, lexiconThread }, { createWorkPool }] = await Promise.all([
    import("./built-in-examiner.ts"),
    import("./work-pool.ts"),
  ]);
  return createBuiltInExaminer(createWorkPool(), createWorkPool(lexiconThread));
}

function onceNeeded(facts: Pick<Examiner, "kind" | "name" | "callsFor">, load: () => Promise<Examiner>): Examiner {
  let loading: Promise<Examiner> | undefined;
  const loadOnce = () => (loading ??= load());
  return {
    ...facts,
    multipleChoice: async (order, options) => (await loadOnce()).multipleChoice(order, options),
    getReady: async (question, sender) => (await loadOnce()).getReady(question, sender),
    evaluate: async (question, options) => (await loadOnce()).evaluate(question, options),
    withAlternatives: async (wordings, orderer) => (await loadOnce()).withAlternatives(wordings, orderer),
    helpWithWord: async (written, orderer) => (await loadOnce()).helpWithWord(written, orderer),
  };
}
