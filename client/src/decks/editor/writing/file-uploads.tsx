import { withFile } from "@recollect/domain/cards/media-edits.ts";
import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import { SideUploads, type Upload } from "../../../media/side-uploads.tsx";

/** A file for a side; `replaces` is the name of the file whose place it takes, and with `isPart` whose description. */
export type FileUpload = Upload & { replaces?: string; isPart?: boolean };

type Props = {
  uploads: readonly FileUpload[];
  /** puts the file into the side: `change` is the edit of its text */
  onEdit: (change: (edit: Edit) => Edit, key: string, isFocusFree: boolean) => void;
  onRemove: (key: string, isFocusFree: boolean) => void;
};

/** The uploads into one side, loaded with the first file. */
export function FileUploads({ uploads, onEdit, onRemove }: Props) {
  function insert(markup: string, key: string, isFocusFree: boolean): void {
    const { replaces = null, isPart = false } = uploads.find((upload) => upload.key === key) ?? {};
    onEdit((edit) => withFile(edit, markup, { replaces, isPart }), key, isFocusFree);
  }
  return <SideUploads uploads={uploads} onText={insert} onRemove={onRemove} />;
}
