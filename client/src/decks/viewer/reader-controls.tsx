import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { isShared } from "@recollect/domain/permissions/decks.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Copy, Flag, Link2, Pencil, UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ReportProps } from "../../moderation/reports/report-dialog.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { coAuthorsPath } from "../co-authors/co-authors-api.ts";
import { toast } from "../../ui/toast/toast.ts";
import type { Author } from "../load-deck.ts";
import type { OpenMenu } from "../../ui/menu/menu-content.tsx";
import { DeckMenu, type MenuOfCards } from "./deck-menu.tsx";
import { useCopyDeck } from "./use-copy-deck.ts";
import { texts } from "./deck-menu.texts.ts";

export type ReaderProps = MenuOfCards & {
  author: Author | null;
  visibility: Visibility;
  onError: (message: string | null) => void;
};

const reporting = onDemand<ReportProps>(() => import("../../moderation/reports/report-dialog.tsx").then((module) => module.ReportDialog));

/** Actions on someone else's deck. */
export function ReaderControls({ author, visibility, onError, ...ofCards }: ReaderProps & OpenMenu) {
  const { uid } = ofCards;
  const navigate = useNavigate();
  const { copy, follow, isCopying } = useCopyDeck({ uid, deckId: ofCards.deckId, onError });
  const [isReporting, setReporting] = useState(false);
  // A deck that is only in a group is read there, and neither copied nor followed.
  const mayCopy = isShared({ visibility });
  // The page does not know it: the deck was read with it.
  const mayEdit = useQueryClient().getQueryData<LibraryDeck>(queryKeys.libraryDeck(ofCards.deckId))?.mayEdit ?? false;
  const username = author?.username ?? null;
  return (
    <>
      <DeckMenu
        {...ofCards}
        isOwn={false}
        mayExport={mayCopy}
        busyLabel={isCopying ? texts.copying : null}
        deckItems={[
          {
            label: texts.edit,
            icon: <Pencil size={18} aria-hidden />,
            hidden: !mayEdit,
            onSelect: () => void navigate(paths.editDeck(ofCards.deckId)),
          },
          {
            label: texts.coAuthors,
            icon: <UsersRound size={18} aria-hidden />,
            hidden: !mayEdit,
            onSelect: () => void navigate(coAuthorsPath(ofCards.deckId)),
          },
          {
            label: texts.viewAuthor,
            icon: <UserRound size={18} aria-hidden />,
            disabled: username === null,
            onSelect: () => void navigate(paths.profile(username ?? "")),
          },
          { label: texts.copy, icon: <Copy size={18} aria-hidden />, disabled: isCopying, onSelect: copy, hidden: !mayCopy },
          { label: texts.follow, icon: <Link2 size={18} aria-hidden />, disabled: isCopying, onSelect: follow, hidden: !mayCopy },
        ]}
        lastItems={[{ label: texts.report, icon: <Flag size={18} aria-hidden />, onSelect: () => setReporting(true) }]}
      />
      {isReporting && (
        <reporting.Part
          isWanted
          props={{ deckId: ofCards.deckId, deckTitle: ofCards.deckTitle, onClose: () => setReporting(false) }}
          onFailure={({ message }) => {
            setReporting(false);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}
