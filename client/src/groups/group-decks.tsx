import type { Group } from "@recollect/domain/groups/group.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { countTexts } from "../cards/counts.texts.ts";
import { paths } from "../lib/paths.ts";
import { Button } from "../ui/buttons/button.tsx";
import { IconButton } from "../ui/buttons/icon-button.tsx";
import { removeDeck } from "./groups-api.ts";
import styles from "./groups.module.css";
import { AddDeckDialog } from "./add-deck-dialog.tsx";
import { texts } from "./group.texts.ts";
import { useGroupAction } from "./use-group-action.ts";

/** The decks of a group, which every member may study; teachers add them and take them out. */
export function GroupDecks({ uid, group }: { uid: string; group: Group }) {
  const { busy, run } = useGroupAction();
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const isTeacher = canTeach(group);
  const { id, deckList } = group;

  async function takeOut(ownerId: string, deckId: number): Promise<void> {
    if (await run(`deck-${deckId}`, () => removeDeck(id, ownerId, deckId), { done: texts.deckRemoved })) heading.current?.focus();
  }

  return (
    <section className={styles.section} aria-labelledby="group-decks">
      <div className={styles.top}>
        <h2 id="group-decks" ref={heading} tabIndex={-1}>
          {texts.decks}
        </h2>
        {isTeacher && group.closedAt === null && deckList.length < GROUP.maxDecks && (
          <Button size="small" variant="ghost" onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden /> {texts.addDeck}
          </Button>
        )}
      </div>
      {deckList.length === 0 ? (
        <p className={styles.facts}>{texts.noDecks}</p>
      ) : (
        <ul className={styles.list} aria-labelledby="group-decks">
          {deckList.map((deck) => (
            <li key={`${deck.authorId} ${deck.id}`} className={styles.row}>
              <div className={styles.names}>
                <h3 className={styles.name} dir="auto">
                  <Link to={paths.deck(deck.id)}>{deck.title}</Link>
                </h3>
                <p className={styles.facts} dir="auto">
                  {countTexts.cards(deck.cardCount)} · {texts.by(deck.author)}
                </p>
              </div>
              {isTeacher && (
                <IconButton
                  label={texts.removeDeck(deck.title)}
                  disabled={busy !== null}
                  onClick={() => void takeOut(deck.authorId, deck.id)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddDeckDialog uid={uid} group={group} onClose={() => setAdding(false)} />}
    </section>
  );
}
