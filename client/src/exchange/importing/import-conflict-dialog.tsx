import { useState } from "react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { withFields } from "@recollect/domain/decks/deck-patch.ts";
import { clashKey, withTheirs, type Clash } from "@recollect/domain/decks/following/merge-card.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { groupBy } from "@recollect/domain/words/grouped.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { readDeck } from "../../decks/decks-api.ts";
import { patchDeck } from "../../decks/send-deck.ts";
import { ChangesList } from "../../decks/following/changes-list.tsx";
import { clashesIn } from "../../decks/following/clashes-in.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import type { CardToDecide } from "./cards-to-decide.ts";
import { texts } from "./importing.texts.ts";

type Props = { cards: readonly CardToDecide[]; onTaken: (cardIds: readonly string[]) => void; onClose: () => void };

const none: ReadonlySet<string> = new Set();

/** What was changed here and in the package, shown as the changes of a followed deck are: mine stays, unless the package's is chosen. */
export function ImportConflictDialog({ cards, onTaken, onClose }: Props) {
  const { uid } = useSignedIn();
  const [theirs, setTheirs] = useState(none);
  const [wanted, setWanted] = useState(none);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const changes = cards.map(({ change }) => change);
  const chosenCount = theirs.size + wanted.size;
  const chosenClashes = ({ cardId, change }: CardToDecide): readonly Clash[] =>
    change.kind === "away" ? [] : change.clashes.filter((clash) => theirs.has(clashKey(cardId, clash)));

  async function take() {
    setSaving(true);
    setFailure(null);
    const chosenCards = cards.filter((one) => wanted.has(one.cardId) || chosenClashes(one).length > 0);
    try {
      for (const [deckId, some] of groupBy(chosenCards, (one) => one.deckId)) {
        await takeInto(
          uid,
          deckId,
          some.map((one) => ({ ...one, clashes: chosenClashes(one) })),
        );
        onTaken(some.map(({ cardId }) => cardId));
      }
      onClose();
    } catch (error) {
      setFailure(messageFor(error));
      setSaving(false);
    }
  }

  return (
    <Dialog title={texts.changedHere} subtitle={texts.eachCardKeeps} size="large" onClose={isSaving ? undefined : onClose}>
      {failure && <ErrorBanner message={failure} />}
      <ChangesList
        changes={changes}
        theirs={theirs}
        onTheirs={setTheirs}
        wanted={wanted}
        onWanted={setWanted}
        words={{
          both: texts.changedHere,
          takeAll: texts.takeThePackagesText(clashesIn(changes).length),
          theirs: texts.inThePackage,
          taken: texts.takenFromThePackage,
          away: texts.removedHere,
        }}
      />
      <DialogActions>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          {texts.keepMine}
        </Button>
        <Button busy={isSaving} busyLabel={texts.saving} disabled={chosenCount === 0} onClick={() => void take()}>
          {chosenCount === 0 ? texts.takeThoseChosen : texts.take(chosenCount)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Takes the chosen fields of the package into the deck as it is now, and removed cards that are wanted back at its end. A field that was edited since the
 * import is not overwritten: the save says so.
 */
async function takeInto(uid: string, deckId: number, chosen: readonly (CardToDecide & { clashes: readonly Clash[] })[]): Promise<void> {
  const deck = await readDeck(uid, deckId);
  const ofCard = new Map(chosen.map((one) => [one.cardId, one]));
  const asShown = deck.cards.map((card) => {
    const fields = ofCard.get(card.id)?.clashes.flatMap((clash) => clash.fields) ?? [];
    return withFields(
      card,
      fields.map(({ field, mine }) => ({ field, to: mine })),
    );
  });
  const there = new Set(deck.cards.map(({ id }) => id));
  const after: Card[] = asShown.map((card) => {
    const one = ofCard.get(card.id);
    return one ? withTheirs(card, one.theirs, one.clashes) : card;
  });
  const wantedCards = chosen.filter(({ cardId, change }) => change.kind === "away" && !there.has(cardId)).map(({ theirs }) => theirs);
  const patch = makePatch({ ...deck, cards: asShown }, { ...deck, cards: [...after, ...wantedCards] }, () => {
    throw new Error("Every card has an id here.");
  });
  await patchDeck(uid, deckId, patch);
}
