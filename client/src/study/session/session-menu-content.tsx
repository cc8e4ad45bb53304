import { useQueryClient } from "@tanstack/react-query";
import { CalendarClock, Keyboard, Pencil, PauseCircle, Trash2, Undo2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { changeStudySettings, type CardToStudy } from "../requests/study-api.ts";
import { MenuContent } from "../../ui/menu/menu-content.tsx";
import type { OpenMenu } from "../../ui/menu/menu-content.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { EditCardProps } from "./editing/edit-card-dialog.tsx";
import type { StudyRun } from "./run/study-run.ts";
import { editingTexts } from "./editing/editing.texts.ts";
import { texts } from "./session.texts.ts";
import { typedTexts } from "./typed/typed.texts.ts";

const dialog = onDemand<EditCardProps>(() => import("./editing/edit-card-dialog.tsx").then((module) => module.EditCardDialog));

export type SessionMenuProps = {
  trigger: ReactElement;
  uid: string;
  /** the card in view */
  card: CardToStudy | null;
  canUndo: boolean;
  run: StudyRun;
  /** undefined when they could not be read */
  settings: StudySettings | undefined;
};

/** The content of the '...' menu of the card in view, with its button. */
export function SessionMenuContent({ trigger, openedBy, uid, card, canUndo, run, settings }: SessionMenuProps & OpenMenu) {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState<CardToStudy | null>(null);
  const take = (kind: "undo" | "bury" | "suspend") => () => run.take({ kind });

  /** From this card on; the setting applies on all of the student's devices. */
  async function typeAnswers(before: StudySettings, typesAnswers: boolean): Promise<void> {
    const keep = (newSettings: StudySettings) => showChanged(queryClient, queryKeys.studySettings(), newSettings);
    await keep({ ...before, typesAnswers });
    try {
      await keep(await changeStudySettings({ typesAnswers }));
    } catch (failure) {
      await keep(before);
      toast.error(messageFor(failure));
    }
  }

  function remove(cardInView: CardToStudy): void {
    import("./editing/delete-card.ts").then(
      ({ deleteCard }) => deleteCard({ uid, card: cardInView, run, outbox, queryClient }),
      (cause: unknown) => toast.error(new AppError("auth/network-request-failed", { cause }).message),
    );
  }

  const isOwner = card !== null && deckOfKey(card.deckKey)?.ownerId === uid;
  return (
    <>
      <MenuContent
        returnFocus={shownFace}
        trigger={trigger}
        openedBy={openedBy}
        items={[
          { label: texts.undo, icon: <Undo2 size={18} aria-hidden />, disabled: !canUndo, onSelect: take("undo") },
          { label: texts.bury, icon: <CalendarClock size={18} aria-hidden />, disabled: !card, onSelect: take("bury") },
          { label: texts.suspend, icon: <PauseCircle size={18} aria-hidden />, disabled: !card, onSelect: take("suspend") },
          {
            label: settings?.typesAnswers ? typedTexts.turnOff : typedTexts.turnOn,
            icon: <Keyboard size={18} aria-hidden />,
            hidden: settings === undefined,
            onSelect: () => settings && void typeAnswers(settings, !settings.typesAnswers),
          },
          {
            label: editingTexts.edit,
            icon: <Pencil size={18} aria-hidden />,
            hidden: !isOwner,
            divider: true,
            onSelect: () => setEditing(card),
          },
          {
            label: editingTexts.remove,
            icon: <Trash2 size={18} aria-hidden />,
            hidden: !isOwner,
            destructive: true,
            onSelect: () => card && remove(card),
          },
        ]}
      />
      {editing && (
        <dialog.Part
          isWanted
          props={{ card: editing, run, onClose: () => setEditing(null) }}
          onFailure={({ message }) => {
            setEditing(null);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}

/** After the menu closes the card has the keys again, even when nothing was chosen, so that Space turns it instead of opening the menu. */
function shownFace(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-shown-text]");
}
