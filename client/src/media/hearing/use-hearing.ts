import { useEffect, useEffectEvent, type RefObject } from "react";

type Side = {
  /** the side's source, and the words to read */ text: string;
  words: string;
  language: string | null;
};

type Options = {
  stage: RefObject<HTMLElement | null>;
  side: Side;
  /** another value for each side that appears */
  appearance: string;
  /** `playsSound` is undefined while the settings load */
  settings: { playsSound: boolean; speechSpeed: number } | undefined;
};

/** Whether a side may be playable, judged without asking the browser. */
export function canBeHeard({ text, language }: Pick<Side, "text" | "language">): boolean {
  return language !== null || text.includes("](media/");
}

/** Plays a side when it appears, if the student wants that, and returns the action of the key R: play it again. */
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

/** If the code can't be loaded nothing plays; the next side retries. */
async function player(): Promise<Pick<typeof import("./hear-side.ts"), "hearSide" | "stopHearing">> {
  try {
    return await import("./hear-side.ts");
  } catch {
    return { hearSide: async () => undefined, stopHearing: () => undefined };
  }
}
