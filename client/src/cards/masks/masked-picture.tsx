import { readMaskView, type DrawnMask, type MaskView } from "@recollect/domain/cards/masks/mask-view.ts";
import { useEffect, useMemo, useState } from "react";
import { listText } from "../../lib/language/formats.ts";
import { LargePicture } from "../../media/large-picture.tsx";
import { labelAround } from "./lines-on-picture.ts";
import { MaskOutline, middleOf, type PictureSize } from "./mask-shape.tsx";
import styles from "./masked-picture.module.css";
import { texts } from "./masks.texts.ts";
import { Lines, WordsOnPicture } from "./words-on-picture.tsx";

export type MaskedPictureProps = {
  src: string;
  /** what the picture shows */
  shows: string;
  /** the masks to draw, as a question's text carries them */
  masks: string;
  /** whether it opens in full size: not inside an interactive element */
  isPressable: boolean;
};

/**
 * A picture with masks over it, never wider than the card. Picture and masks are one drawing, so that they fit at any size; it appears once the
 * picture's size is known, so that nothing is seen uncovered. A tap opens it in full size.
 */
export function MaskedPicture({ src, shows, masks, isPressable }: MaskedPictureProps) {
  const view = useMemo(() => readMaskView(masks), [masks]);
  const size = usePictureSize(src);
  const [isLarge, setIsLarge] = useState(false);
  const name = nameOf(view, shows || texts.picture);
  if (size === "missing") return <span>{texts.notHere(name)}</span>;
  if (size === null) return null;
  const draw = (className: string | undefined) => (
    <svg
      className={className}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={name}
    >
      <image href={src} width={size.width} height={size.height} />
      {view?.masks.map((mask, at) => (
        // Their number and order never change for a question.
        <Drawn key={at} mask={mask} size={size} isNamed={view.place === 0} />
      ))}
    </svg>
  );
  if (!isPressable) return draw(styles.picture);
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={texts.enlarge(name)}
        // A mouse press leaves the focus in place, so that Space still turns the card.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          setIsLarge(true);
        }}
      >
        {draw(styles.picture)}
      </button>
      {isLarge && <LargePicture src={src} shows={name} draw={draw} onClose={() => setIsLarge(false)} />}
    </>
  );
}

function nameOf(view: MaskView | null, description: string): string {
  if (!view) return description;
  const { place, count, masks } = view;
  // What is written on the picture is seen, so it is said.
  const written = masks.flatMap(({ shape, label }) => (shape.kind === "words" && label !== "" ? [label] : []));
  const shows = written.length > 0 ? texts.written(description, listText(written)) : description;
  const isAnswered = masks.some(({ state }) => state === "answered");
  const labels = listText([...new Set(masks.flatMap(({ state, label }) => (state === "answered" && label !== "" ? [label] : [])))]);
  if (place === 0)
    return isAnswered ? (labels === "" ? texts.uncoveredPlain(shows) : texts.uncovered(shows, labels)) : texts.covered(shows, count);
  if (!isAnswered) return texts.asked(shows, place, count);
  return labels === "" ? texts.answered(shows, place, count) : texts.answeredAs(shows, place, count, labels);
}

/** So much of a picture's height is the smallest sign or label on it. */
const smallestText = 0.028;

function Drawn({ mask, size, isNamed }: { mask: DrawnMask; size: PictureSize; isNamed: boolean }) {
  const { shape, state, color, label } = mask;
  if (shape.kind === "words") return <WordsOnPicture className={styles.words} {...{ shape, label, color, size }} />;
  const { x, y, room } = middleOf(shape, size);
  const textSize = Math.max(Math.min(room * 0.6, size.height * 0.08), size.height * smallestText);
  return (
    <>
      <MaskOutline
        shape={shape}
        size={size}
        className={styles.shape}
        data-state={state}
        {...(color !== "" && state !== "answered" && { style: { fill: color } })}
      />
      {state === "asked" && (
        <text className={styles.sign} x={x} y={y} fontSize={textSize}>
          ?
        </text>
      )}
      {state === "answered" && isNamed && label !== "" && (
        <Lines
          className={styles.label}
          text={label}
          {...labelAround(label, { x, y, size: Math.max(textSize * 0.6, size.height * smallestText), picture: size })}
        />
      )}
    </>
  );
}

/** The size of a picture once it can be drawn; null until then. */
export function usePictureSize(src: string): PictureSize | "missing" | null {
  const [loaded, setLoaded] = useState<{ src: string; size: PictureSize | "missing" } | null>(null);
  useEffect(() => {
    const image = new Image();
    let isHere = true;
    image.onload = () => {
      // A drawing without a size of its own is drawn in a square.
      const [width, height] = [image.naturalWidth || 1000, image.naturalHeight || 1000];
      if (isHere) setLoaded({ src, size: { width, height } });
    };
    image.onerror = () => isHere && setLoaded({ src, size: "missing" });
    image.src = src;
    return () => void (isHere = false);
  }, [src]);
  return loaded?.src === src ? loaded.size : null;
}
