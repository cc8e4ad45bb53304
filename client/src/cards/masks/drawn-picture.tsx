import type { Card } from "@recollect/domain/cards/card.ts";
import { maskedTerm } from "@recollect/domain/cards/masks/masked-term.ts";
import { LargePicture, type LargePictureProps } from "../../media/large-picture.tsx";
import { MaskedPicture, type MaskedPictureProps } from "./masked-picture.tsx";

export { SoundButton } from "../../media/sound-button.tsx";

export type DrawnPictureProps = LargePictureProps | MaskedPictureProps;

/** A picture in full size, or one with masks over it: loaded together, because a masked picture opens in full size too. */
export function DrawnPicture(props: DrawnPictureProps) {
  return "masks" in props ? <MaskedPicture {...props} /> : <LargePicture {...props} />;
}

/** A card with masks as it is flipped through: all of them closed on its front, and open on its back, above its definition. */
export function flippedCard(card: Card): Card {
  const [term = "", answer = ""] = [false, true].map((isAnswered) => maskedTerm(card, { asked: "all", isAnswered }));
  return { ...card, term, definition: [answer, card.definition].filter((text) => text.trim() !== "").join("\n") };
}
