import { useEffect, useEffectEvent, type RefObject } from "react";

type Side = {
  /** what stands on it, as it is written, and what is read of it */ text: string;
  words: string;
  language: string | null;
};

type Options = {
  stage: RefObject<HTMLElement | null>;
  side: Side;
  /** another text for each side that appears */
  appearance: string;
  /** `playsSound` is undefined while the settings are not known */
  settings: { playsSound: boolean; speechSpeed: number } | undefined;
};

/** Whether anything can be heard of a side, as far as that is told without a look at the browser. */
export function canBeHeard({ text, language }: Pick<Side, "text" | "language">): boolean {
  return language !== null || text.includes("](media/");
}

/** Lets a side be heard when it appears, if the student wants that, and returns what the key R does: hear it again. */
export function useHearing({ stage, side, appearance, settings }: Options): () => void {
  const isHeard = canBeHeard(side);
  const hear = (): void => {
    if (!isHeard) return;
    void player().then(({ hearSide }) =>
      hearSide(stage.current?.querySelector("[data-shown-text]") ?? null, { ...side, speed: settings?.speechSpeed ?? 1 }),
    );
  };
  const hearByItself = useEffectEvent(hear);
  const isAutomatic = isHeard && settings?.playsSound === true;
  useEffect(() => {
    if (isAutomatic) hearByItself();
    return () => {
      if (isHeard) void player().then(({ stopHearing }) => stopHearing());
    };
  }, [appearance, isAutomatic, isHeard]);
  return hear;
}

/** Where it cannot be had, nothing is heard; the next side asks again. */
async function player(): Promise<Pick<typeof import("./hear-side.ts"), "hearSide" | "stopHearing">> {
  try {
    return await import("./hear-side.ts");
  } catch {
    return { hearSide: async () => undefined, stopHearing: () => undefined };
  }
}
