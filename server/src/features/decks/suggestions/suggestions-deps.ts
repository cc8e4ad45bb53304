import type { DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import type { NoticeAboutGroup } from "@recollect/domain/moderation/notice.ts";

import type { Store, Transaction } from "../../../store/store.ts";
import type { DeckForChange, DeckRow } from "../deck/decks.store.ts";

export type SuggestionsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** saves changes of a deck that the transaction has read for a change; `sinceMs`: when the work on it began (`performance.now()`) */
  applyTo: (tx: Transaction, before: DeckForChange, patch: DeckPatch, beforehand: { sinceMs: number }) => Promise<DeckRow>;
  /** tells students by a notice in the app */
  notify: (tx: Transaction, notice: NoticeAboutGroup & { uids: readonly string[]; now: number }) => Promise<void>;
  /** removes the notices about things that are gone */
  forgetNotices: (tx: Transaction, subjectIds: readonly string[]) => Promise<void>;
};
