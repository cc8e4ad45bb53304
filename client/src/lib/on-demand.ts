import { AppError } from "@recollect/domain/errors/failure.ts";
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { rememberLost } from "./lost-parts.ts";

type PartProps<Props> = {
  isWanted: boolean;
  /** what the part is given */
  props: Props;
  /** stands there until the part does */
  fallback?: ReactNode;
  /** hears that the code could not be fetched; the next wish tries again */
  onFailure: (failure: AppError) => void;
};

export type OnDemand<Props> = {
  /** fetches the code ahead of the wish, such as when the pointer comes near, until it is there; a failure is left for the wish itself to meet */
  prefetch: () => Promise<void>;
  /** the part, as soon as it is wanted and there */
  Part: (props: PartProps<Props>) => ReactNode;
};

/** A part of the page whose code comes when it is first wanted, so that no first visit waits for it. */
export function onDemand<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let part: ComponentType<Props> | null = null;
  const load = async () => {
    if (part) return part;
    try {
      return (part = await fetchPart());
    } catch (failure) {
      rememberLost(failure);
      throw failure;
    }
  };

  function Part({ isWanted, props, fallback = null, onFailure }: PartProps<Props>): ReactNode {
    const [known, setKnown] = useState(() => part);
    useEffect(() => {
      if (!isWanted || known) return;
      let isHere = true;
      load().then(
        (loaded) => isHere && setKnown(() => loaded),
        (cause: unknown) => isHere && onFailure(new AppError("auth/network-request-failed", { cause })),
      );
      return () => void (isHere = false);
      // The wish alone asks for the code; what to do about a failure may be another function at every drawing.
      // oxlint-disable-next-line exhaustive-deps
    }, [isWanted, known]);
    const drawn = known ?? (isWanted ? part : null);
    return drawn ? createElement(drawn, props) : fallback;
  }

  return { prefetch: () => load().then(nothing, nothing), Part };
}

function nothing(): void {}
