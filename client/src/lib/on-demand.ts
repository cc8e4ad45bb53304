import { AppError } from "@recollect/domain/errors/failure.ts";
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { loadingParts } from "./loading-parts.ts";
import { rememberLost } from "./lost-parts.ts";

type PartProps<Props> = {
  isWanted: boolean;
  /** the props of the part */
  props: Props;
  /** shown until the part is loaded */
  fallback?: ReactNode;
  /** called when the code could not be loaded; without it the page goes on without the part. The next use retries */
  onFailure?: (failure: AppError) => void;
};

type OnDemand<Props> = {
  /** loads the code ahead of time, such as when the pointer comes near; a failure is left to the first use */
  prefetch: () => Promise<void>;
  /** the part, as soon as it is wanted and loaded */
  Part: (props: PartProps<Props>) => ReactNode;
};

/** A part of the page whose code loads when it is first wanted, so the first visit does not wait for it. */
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
    const [loadedPart, setLoadedPart] = useState(() => part);
    useEffect(() => {
      if (!isWanted || loadedPart) return;
      let isHere = true;
      loadingParts.during(load()).then(
        (newPart) => isHere && setLoadedPart(() => newPart),
        (cause: unknown) => isHere && onFailure?.(new AppError("auth/network-request-failed", { cause })),
      );
      return () => void (isHere = false);
      // The wish alone asks for the code; what to do about a failure may be another function at every drawing.
      // oxlint-disable-next-line exhaustive-deps
    }, [isWanted, loadedPart]);
    const shownPart = loadedPart ?? (isWanted ? part : null);
    return shownPart ? createElement(shownPart, props) : fallback;
  }

  return { prefetch: () => load().then(nothing, nothing), Part };
}

function nothing(): void {}
