import { ChevronRight, Ellipsis, FolderPlus } from "lucide-react";
import { Fragment, useState } from "react";
import { Link, useNavigate } from "react-router";
import { nameOf } from "@recollect/domain/decks/folders/folder-name.ts";
import { isWithin, parentOf, pathAndParents } from "@recollect/domain/decks/folders/folders.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import type { ConfirmDialogProps } from "../../ui/dialog/confirm-dialog.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { DropPlace } from "./drop-place.tsx";
import type { FolderNameProps } from "./folder-name-dialog.tsx";
import { FoldersInside } from "./folders-inside.tsx";
import styles from "./folders.module.css";
import type { KnownFolders } from "./use-folders.ts";
import { texts } from "./folders.texts.ts";

const nameDialog = onDemand<FolderNameProps>(() => import("./folder-name-dialog.tsx").then((module) => module.FolderNameDialog));
const removeDialog = onDemand<ConfirmDialogProps>(() =>
  import("../../ui/dialog/confirm-dialog.tsx").then((module) => module.ConfirmDialog),
);

type Props = {
  folders: KnownFolders;
  /** the open folder; null at the top */
  open: string | null;
  /** called when the open folder is moved or removed */
  onOpen: (folder: string | null) => void;
};

/** The path of the open folder, its subfolders, and the actions on them. Decks can be dropped on each. */
export function FolderPath({ folders, open, onOpen }: Props) {
  const [dialog, setDialog] = useState<"new" | "rename" | "remove" | null>(null);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const inside = (folders.folders ?? []).filter((folder) => parentOf(folder) === open);
  const close = () => setDialog(null);
  const onFailure = ({ message }: { message: string }) => {
    close();
    toast.error(message);
  };

  async function save(work: Promise<boolean>, next: string | null): Promise<void> {
    setBusy(true);
    const isDone = await work;
    setBusy(false);
    if (!isDone) return;
    close();
    onOpen(next);
  }

  // Reserves its place, so that nothing below moves when it appears.
  if (!folders.folders) return <div className={styles.path} />;
  return (
    <div className={styles.path}>
      <nav aria-label={texts.folders} className={styles.way}>
        <DropPlace folder={null} onDrop={folders.file}>
          {open === null ? <b aria-current="page">{texts.allDecks}</b> : <Link to={paths.decks}>{texts.allDecks}</Link>}
        </DropPlace>
        {open !== null &&
          pathAndParents(open).map((folder) => (
            <Fragment key={folder}>
              <ChevronRight data-mirrors size={16} aria-hidden />
              <DropPlace folder={folder} onDrop={folders.file}>
                {folder === open ? (
                  <b aria-current="page" dir="auto">
                    {nameOf(folder)}
                  </b>
                ) : (
                  <Link to={paths.folder(folder)} dir="auto">
                    {nameOf(folder)}
                  </Link>
                )}
              </DropPlace>
            </Fragment>
          ))}
        {open !== null && (
          <Menu
            align="start"
            trigger={
              <IconButton plain label={texts.menuOf(nameOf(open))} title={texts.more}>
                <Ellipsis size={18} aria-hidden />
              </IconButton>
            }
            items={[
              { label: texts.studyFolder, onSelect: () => void navigate(paths.studyFolder(open)) },
              { label: texts.renameOrMove, onSelect: () => setDialog("rename") },
              { label: texts.deleteFolder, onSelect: () => setDialog("remove"), destructive: true },
            ]}
          />
        )}
      </nav>
      {inside.length > 0 && <FoldersInside key={open} folders={inside} onDrop={folders.file} />}
      <Button variant="ghost" size="small" onClick={() => setDialog("new")}>
        <FolderPlus size={16} aria-hidden /> {texts.newFolder}
      </Button>
      {dialog === "new" && (
        <nameDialog.Part
          isWanted
          props={{
            title: texts.newFolder,
            initial: open === null ? "" : `${open}/`,
            saveLabel: texts.createFolder,
            isBusy: isBusy,
            onSave: (path) => void save(folders.create(path), path),
            onClose: close,
          }}
          onFailure={onFailure}
        />
      )}
      {dialog === "rename" && open !== null && (
        <nameDialog.Part
          isWanted
          props={{
            title: texts.renameOrMoveFolder,
            initial: open,
            saveLabel: texts.saveChanges,
            isBusy: isBusy,
            refuse: (path) => (path !== open && isWithin(path, open) ? "folder/inside-itself" : null),
            onSave: (path) => void save(folders.move(open, path), path),
            onClose: close,
          }}
          onFailure={onFailure}
        />
      )}
      <removeDialog.Part
        isWanted={dialog === "remove"}
        props={{
          open: dialog === "remove" && open !== null,
          title: texts.deleteFolder,
          text: texts.decksStay,
          confirmLabel: texts.deleteFolder,
          destructive: true,
          busy: isBusy,
          onConfirm: () => open !== null && void save(folders.remove(open), parentOf(open)),
          onCancel: close,
        }}
        onFailure={onFailure}
      />
    </div>
  );
}
