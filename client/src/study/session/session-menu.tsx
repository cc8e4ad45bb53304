import { CalendarClock, Ellipsis, Pencil, PauseCircle, Undo2 } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { paths } from "../../lib/paths.ts";
import type { CardToStudy } from "../requests/study-api.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import type { StudyRun } from "./run/study-run.ts";

type Props = { uid: string; /** the card in view */ card: CardToStudy | null; canUndo: boolean; run: StudyRun };

/** The '...' menu of the card in view. */
export function SessionMenu({ uid, card, canUndo, run }: Props) {
  const navigate = useNavigate();
  const hasTaken = useRef(false);
  const take = (kind: "undo" | "bury" | "suspend") => () => {
    hasTaken.current = true;
    run.take({ kind });
  };

  /** After a step the card has the keys again: Space turns it, and doesn't open the menu once more. */
  function faceAfterStep(): HTMLElement | null {
    const face = hasTaken.current ? document.querySelector<HTMLElement>("[data-shown-text]") : null;
    hasTaken.current = false;
    return face;
  }

  const isOwner = card !== null && deckOfKey(card.deckKey)?.ownerId === uid;
  return (
    <Menu
      returnFocus={faceAfterStep}
      trigger={
        <IconButton label="Card menu" title="More">
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
      items={[
        { label: "Undo", icon: <Undo2 size={18} aria-hidden />, disabled: !canUndo, onSelect: take("undo") },
        { label: "Bury until tomorrow", icon: <CalendarClock size={18} aria-hidden />, disabled: !card, onSelect: take("bury") },
        { label: "Suspend card", icon: <PauseCircle size={18} aria-hidden />, disabled: !card, onSelect: take("suspend") },
        {
          label: "Edit card",
          icon: <Pencil size={18} aria-hidden />,
          hidden: !isOwner,
          divider: true,
          onSelect: () => card && void navigate(paths.editDeck(card.deckId)),
        },
      ]}
    />
  );
}
