import { authorText } from "../../decks/author.texts.ts";
import { deckIdIn } from "@recollect/domain/decks/address.ts";
import type { DeckPreview } from "@recollect/domain/library/deck-preview.ts";
import { useEffect, useState } from "react";
import { request } from "../../lib/requests/http.ts";
import { Button } from "../../ui/buttons/button.tsx";
import type { Destination } from "../session/destination.ts";
import styles from "./link-note.module.css";
import { texts } from "./link-note.texts.ts";

type Props = { going: Destination; onLogIn: () => void; onSignUp: (() => void) | null };

/** Shows a visitor who followed a link what opens after signing in: for a Public deck its title, author and number of cards. */
export function LinkNote({ going, onLogIn, onSignUp }: Props) {
  const deck = usePreview(deckIdOf(going.path));
  return (
    <section className={styles.note} aria-label={texts.yourLink}>
      {deck ? <Deck deck={deck} /> : <p className={styles.line}>{lineFor(going)}</p>}
      <div className={styles.buttons}>
        <Button onClick={onLogIn} data-opens-form="login">
          {deck ? texts.logInToStudy : texts.logInToGo}
        </Button>
        {onSignUp && (
          <Button variant="ghost" onClick={onSignUp} data-opens-form="signup">
            {texts.imNewHere}
          </Button>
        )}
      </div>
    </section>
  );
}

function Deck({ deck: { title, author, cardCount } }: { deck: DeckPreview }) {
  return (
    <div>
      <h2 className={styles.title} dir="auto" translate="no">
        {title}
      </h2>
      <p className={styles.line}>{texts.cardsBy(cardCount, <bdi key="author">{authorText(author)}</bdi>)}</p>
    </div>
  );
}

function lineFor({ uid }: Destination): string {
  return uid === null ? texts.logInAndItOpens : texts.sessionEnded;
}

function deckIdOf(path: string): number | null {
  return deckIdIn(path.split(/[/?]/)[1]);
}

/** Null until it is read, and for every deck that visitors may not see. */
function usePreview(deckId: number | null): DeckPreview | null {
  const [preview, setPreview] = useState<DeckPreview | null>(null);
  useEffect(() => {
    if (deckId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    request("GET", "/api/preview", { query: { deckId }, signal }).then(setPreview, () => setPreview(null));
    return () => controller.abort();
  }, [deckId]);
  return preview;
}
