import type { MaskEditorProps } from "../../../cards/masks/editor/mask-editor.tsx";
import { onDemand } from "../../../lib/on-demand.ts";

export const maskEditor = onDemand<MaskEditorProps>(() =>
  import("../../../cards/masks/editor/mask-editor.tsx").then((module) => module.MaskEditor),
);
