import { useEffect, useState } from "react";
import { onDemand } from "../lib/on-demand.ts";
import { toast } from "../ui/toast/toast.ts";
import { fileIsOnTheWay } from "./files-on-the-way.ts";

export type Upload = { key: string; file: File };

export type UploadsProps = {
  uploads: readonly Upload[];
  /** the markup of the file, to insert near the caret; `isFocusFree`: no other field is being edited */
  onText: (text: string, key: string, isFocusFree: boolean) => void;
  onRemove: (key: string, isFocusFree: boolean) => void;
};

const list = onDemand<UploadsProps & { onReady: () => void }>(() => import("./upload-list.tsx").then(({ UploadList }) => UploadList));

/** The files that are being sent into one side of a card. Their code loads with the first file; until then they count as one that is sent. */
export function SideUploads(props: UploadsProps) {
  const { uploads, onRemove } = props;
  const [isReady, setIsReady] = useState(false);
  const isLoading = uploads.length > 0 && !isReady;
  useEffect(() => (isLoading ? fileIsOnTheWay() : undefined), [isLoading]);
  return (
    <list.Part
      isWanted={uploads.length > 0}
      props={{ ...props, onReady: () => setIsReady(true) }}
      onFailure={({ message }) => {
        toast.error(message);
        for (const { key } of uploads) onRemove(key, false);
      }}
    />
  );
}
