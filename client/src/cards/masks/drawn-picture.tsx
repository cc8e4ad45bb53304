import { LargePicture, type LargePictureProps } from "../../media/large-picture.tsx";
import { MaskedPicture, type MaskedPictureProps } from "./masked-picture.tsx";

export type DrawnPictureProps = LargePictureProps | MaskedPictureProps;

/** A picture in full size, or one with masks over it: loaded together, because a masked picture opens in full size too. */
export function DrawnPicture(props: DrawnPictureProps) {
  return "masks" in props ? <MaskedPicture {...props} /> : <LargePicture {...props} />;
}

export { flippedCard } from "./flipped-card.ts";
export { SoundButton } from "../../media/sound-button.tsx";
