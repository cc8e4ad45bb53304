import type { WaitingSave } from "./store/waiting-saves.ts";
import { waitingTexts } from "./waiting.texts.ts";

/** What to say of a save that waits, the most urgent first. */
export function waitingWords({ creation, edit, refusal }: WaitingSave): string {
  if (refusal?.isGone) return waitingTexts.gone;
  if (refusal) return waitingTexts.refused(refusal.message);
  if (creation) return waitingTexts.keptNew;
  if (edit.choices.length > 0) return waitingTexts.choose(edit.choices.length);
  return waitingTexts.kept;
}
