import type { Card } from "@recollect/domain/cards/card.ts";
import type { Following } from "@recollect/domain/decks/following/following.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2Off } from "lucide-react";
import { useState } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { readDeck } from "../decks-api.ts";
import { patchDeck } from "../send-deck.ts";
import type { OpenDeck } from "../load-deck.ts";
import { followingKey, keepLeft, readFollowing } from "./following-api.ts";
import { leftCardTexts as texts } from "./left-card.texts.ts";
import styles from "./following.module.css";

export type LeftCardProps = { uid: string; copy: OpenDeck; current: Card };

/** At a card of a copy that its author removed and the student kept: that it is so, and the choice to keep it for good or to remove it. */
export function LeftCard({ uid, copy, current }: LeftCardProps) {
  const queryClient = useQueryClient();
  const queryKey = followingKey(uid, copy.id);
  const { data } = useQuery<Following, AppError>({ queryKey, queryFn: ({ signal }) => readFollowing(uid, copy.id, signal) });
  const [busy, setBusy] = useState<"keep" | "remove" | null>(null);
  if (data?.state !== "open" || !data.left.includes(current.id)) return null;

  async function work(kind: "keep" | "remove", step: () => Promise<void>): Promise<void> {
    setBusy(kind);
    try {
      await step();
      // The pressed button leaves the page.
      document.getElementById("main")?.focus({ preventScroll: true });
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setBusy(null);
  }

  const keep = () =>
    work("keep", async () => {
      await keepLeft(uid, copy.id, current.id);
      await showChanged<Following>(queryClient, queryKey, (known) =>
        known?.state === "open" ? { ...known, left: known.left.filter((id) => id !== current.id) } : known,
      );
    });
  const remove = () =>
    work("remove", async () => {
      const { revision } = await readDeck(uid, copy.id);
      const deck = await patchDeck(uid, copy.id, { base: revision, cards: [], added: [], removed: [current], order: null });
      await showChanged(queryClient, queryKeys.deck(uid, copy.id), deck);
      toast.success(texts.removed);
    });

  return (
    <div className={styles.line} role="group" aria-label={texts.label}>
      <Link2Off size={18} aria-hidden />
      <p>{texts.label}</p>
      <span className={styles.acts}>
        <Button
          variant="ghost"
          size="small"
          busy={busy === "keep"}
          busyLabel={texts.working}
          disabled={busy !== null}
          onClick={() => void keep()}
        >
          {texts.keep}
        </Button>
        <Button
          variant="ghost"
          size="small"
          busy={busy === "remove"}
          busyLabel={texts.working}
          disabled={busy !== null}
          onClick={() => void remove()}
        >
          {texts.remove}
        </Button>
      </span>
    </div>
  );
}
