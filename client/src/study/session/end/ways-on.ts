import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import { paths } from "../../../lib/paths.ts";
import type { StudyScope, WaysOn } from "../../requests/study-api.ts";

/** In the order in which they are offered: what teaches most comes first. */
const order: readonly StudyMode[] = ["more", "ahead", "hard", "practice"];

/** The ways to go on for which there are cards. */
export function waysTo({ deckId, tag, folder }: StudyScope, counts: WaysOn): { mode: StudyMode; to: string; cards: number }[] {
  return order.flatMap((mode) => {
    const said = { ...(tag === null ? {} : { tag }), ...(folder === null ? {} : { folder }), mode };
    const to = `${deckId === null ? paths.study : paths.studyDeck(deckId)}?${new URLSearchParams(said).toString()}`;
    return counts[mode] > 0 ? [{ mode, to, cards: counts[mode] }] : [];
  });
}
