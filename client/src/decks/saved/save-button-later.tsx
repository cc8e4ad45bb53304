import { onDemand } from "../../lib/on-demand.ts";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import type { SaveProps } from "./save-button.tsx";

const button = onDemand<SaveProps>(() => import("./save-button.tsx").then((module) => module.SaveButton));

/** 'Save' as soon as its code is there; a deck of someone else does not wait for it. */
export function SaveButtonLater(props: SaveProps) {
  return (
    <button.Part
      isWanted
      props={props}
      fallback={<Skeleton width="44px" height="36px" radius="var(--radius-pill)" />}
      onFailure={() => undefined}
    />
  );
}
