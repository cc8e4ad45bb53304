import { useEffect, useState } from "react";
import { onDemand } from "../lib/on-demand.ts";
import { toast } from "../ui/toast/toast.ts";
import { fileIsOnTheWay } from "./files-on-the-way.ts";
import type { UploadsProps } from "./upload-list.tsx";

export type { Upload } from "./upload-list.tsx";

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
