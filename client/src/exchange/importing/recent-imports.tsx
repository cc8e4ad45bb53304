import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { paths } from "../../lib/paths.ts";
import { failureWords } from "../../lib/requests/http.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { listImports, removeImport, type ListedImport } from "./import-api.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

type Props = { onGoOn: (importId: string) => void };

/**
 * The imports of the last 24 hours, each with its decks and a button to undo it. One that a server stop interrupted says so; one that is
 * still in progress, because the page was closed, can be continued.
 */
export function RecentImports({ onGoOn }: Props) {
  const { data = [] } = useQuery({ queryKey: queryKeys.imports, queryFn: ({ signal }) => listImports(signal) });
  const imports = data.filter(({ state }) => state !== "undone");
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports" className={styles.report}>
      <h2 id="recent-imports" className={styles.reportHead}>
        {texts.importsOfTheLast}
      </h2>
      <ul className={styles.recent}>
        {imports.map((one) => (
          <RecentImport key={one.id} {...one} onGoOn={onGoOn} />
        ))}
      </ul>
    </section>
  );
}

function RecentImport({ id, name, state, decks, error, onGoOn }: ListedImport & Props) {
  const queryClient = useQueryClient();
  const [isUndoing, setUndoing] = useState(false);

  async function undo() {
    setUndoing(true);
    try {
      await removeImport(id);
      toast.success(texts.theImportWasUndone);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.imports });
    setUndoing(false);
  }

  const nameElement = <bdi key="name">{name}</bdi>;
  const standing = error ? failureWords(error) : isBegun(state) ? texts.standing[state] : null;
  return (
    <li className={styles.recentImport}>
      <p>
        {standing === null ? nameElement : texts.importStands(nameElement, standing)}
        {decks?.map((deck) => (
          <span key={deck.id}>
            {" · "}
            <Link to={paths.deck(deck.id)} dir="auto">
              {deck.title}
            </Link>
          </span>
        ))}
      </p>
      {isBegun(state) && (
        <Button variant="ghost" size="small" aria-label={texts.goOnWith(name)} onClick={() => onGoOn(id)}>
          {texts.goOn}
        </Button>
      )}
      {decks !== null && (
        <Button
          variant="ghost"
          size="small"
          aria-label={texts.undoTheImport(name)}
          busy={isUndoing}
          busyLabel={texts.undoing}
          onClick={() => void undo()}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

function isBegun(state: ListedImport["state"]): state is keyof typeof texts.standing {
  return state in texts.standing;
}
