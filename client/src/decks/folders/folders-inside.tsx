import { Folder } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { nameOf } from "@recollect/domain/decks/folders/folder-name.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DropPlace } from "./drop-place.tsx";
import styles from "./folders.module.css";
import { texts } from "./folders.texts.ts";
import type { KnownFolders } from "./use-folders.ts";

/** More would push the decks out of a phone's first view. */
const mostShown = 8;

type Props = { folders: readonly string[]; onDrop: KnownFolders["file"] };

/** The folders in the open one: the first few, and all on request. */
export function FoldersInside({ folders, onDrop }: Props) {
  const [areAllShown, setAllShown] = useState(false);
  return (
    <ul className={styles.folders} aria-label={texts.foldersInHere}>
      {(areAllShown ? folders : folders.slice(0, mostShown)).map((folder) => (
        <li key={folder}>
          <DropPlace folder={folder} onDrop={onDrop}>
            <Link to={paths.folder(folder)} className={styles.folder} dir="auto">
              <Folder size={16} aria-hidden /> {nameOf(folder)}
            </Link>
          </DropPlace>
        </li>
      ))}
      {folders.length > mostShown && (
        <li>
          <Button variant="ghost" size="small" aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
            {areAllShown ? texts.fewerFolders : texts.allFolders(folders.length)}
          </Button>
        </li>
      )}
    </ul>
  );
}
