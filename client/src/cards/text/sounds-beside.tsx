import { soundsIn } from "@recollect/domain/cards/card-media.ts";
import { Sound } from "./side-media.tsx";

/** The sounds of a side that is shown in a button, where they can only be named: to be played beside it. Nothing for a side without any. */
export function SoundsBeside({ text }: { text: string }) {
  return soundsIn(text).map(({ name, says }) => <Sound key={name} name={name} says={says} isPressable />);
}
