import { AppError } from "@recollect/domain/errors/app-error.ts";
import { whyProblem, type SuggestionAction } from "@recollect/domain/moderation/actions.ts";
import { deckActionRefusal, type Actor } from "@recollect/domain/permissions/moderation.ts";

import { actingOn } from "./acting.store.ts";
import type { ModerationDeps } from "./deck-actions.ts";
import { logAction } from "./moderation-log.store.ts";
import { forgetNoticesAbout, notifyStudent } from "./notices.store.ts";
import { deleteSuggestionWords, settleSuggestionReports, suggestionCase } from "./reported-suggestions.store.ts";

/**
 * Acts on a reported suggestion: deletes its words and tells whoever suggested them, or closes its reports. Throws what is wrong with the reason,
 * `suggestion/not-found`, `desk/not-yourself`, `desk/already-so`.
 */
export function createSuggestionActions({ store, clock, mail }: Pick<ModerationDeps, "store" | "clock" | "mail">) {
  return async (actor: Actor, { id, act, why: typedReason }: { id: string; act: SuggestionAction; why: string }): Promise<void> => {
    const problem = whyProblem(typedReason);
    if (problem) throw new AppError(problem);
    const why = typedReason.trim();
    await store.write(async (tx) => {
      const before = await suggestionCase(tx.db, id);
      if (!before) throw new AppError("suggestion/not-found");
      const { byId: uid, deckOwnerId, deckId, deckTitle } = before;
      const refusal = deckActionRefusal(await actingOn(tx.db, actor, uid), { uid });
      if (refusal) throw new AppError(refusal);
      // Read again, now that the proposer's row is locked.
      const suggestion = await suggestionCase(tx.db, id);
      if (!suggestion) throw new AppError("suggestion/not-found");
      if (suggestion.openReports === 0) throw new AppError("desk/already-so");
      const now = clock();
      await logAction(tx, { act: `suggestion-${act}`, actor, subjectId: uid, deckId: null, why, now });
      await settleSuggestionReports(tx.db, id, now);
      if (act === "dismiss") return;
      await forgetNoticesAbout(tx, [id]);
      await deleteSuggestionWords(tx.db, id, now);
      tx.announce({ kind: "notices", uid: deckOwnerId });
      await notifyStudent(tx, { uid, kind: "suggestion-delete", deckId, deckTitle, why, now, byMail: mail.isOn });
    });
    mail.wake();
  };
}
