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
export function canBePlayed({ text, language }: Pick<Side, "text" | "language">): boolean {
  return language !== null || text.includes("](media/");
}

/** Plays a side when it appears, if the student wants that, and returns the action of the key R: play it again. */
export function usePlayback({ stage, side, appearance, settings }: Options): () => void {
  const isPlayable = canBePlayed(side);
  const play = (): void => {
    if (!isPlayable) return;
    void player().then(({ playSide }) =>
      playSide(stage.current?.querySelector("[data-shown-text]") ?? null, { ...side, speed: settings?.speechSpeed ?? 1 }),
    );
  };
  const playByItself = useEffectEvent(play);
  const isAutomatic = isPlayable && settings?.playsSound === true;
  useEffect(() => {
    if (isAutomatic) playByItself();
    return () => {
      if (isPlayable) void player().then(({ stopPlaying }) => stopPlaying());
    };
  }, [appearance, isAutomatic, isPlayable]);
  return play;
}

/** If the code can't be loaded nothing plays; the next side retries. */
async function player(): Promise<Pick<typeof import("./play-side.ts"), "playSide" | "stopPlaying">> {
  try {
    return await import("./play-side.ts");
  } catch {
    return { playSide: async () => undefined, stopPlaying: () => undefined };
  }
}
