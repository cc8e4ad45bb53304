import { useRef, type ChangeEvent } from "react";
import { Camera, ImagePlus, Mic } from "lucide-react";
import { extensions, mediaTypes } from "@recollect/domain/media/media.ts";
import { texts } from "./media-tools.texts.ts";

/** The types for the file picker; includes HEIC, which some browsers can read and others get an explanation for. */
const accepted = [
  ...extensions.filter((extension) => extension !== "svg").map((extension) => mediaTypes[extension].mime),
  "image/heic",
  ".opus",
].join();

type Props = { className: string | undefined; onFiles: (files: readonly File[]) => void; onRecord: () => void };

/** The tools to add a picture or a sound: from the device, and on a phone from its camera. */
export function MediaTools({ className, onFiles, onRecord }: Props) {
  const files = useRef<HTMLInputElement | null>(null);
  const camera = useRef<HTMLInputElement | null>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // So that the same file can be chosen again.
    event.target.value = "";
  };
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={className}
        data-first
        aria-label={texts.pictureOrSound}
        title={texts.pictureOrSoundOr}
        onClick={() => files.current?.click()}
      >
        <ImagePlus size={17} aria-hidden />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={className}
        aria-label={texts.recordASound}
        title={texts.recordASound}
        onClick={onRecord}
      >
        <Mic size={17} aria-hidden />
      </button>
      {hasCamera() && (
        <button
          type="button"
          tabIndex={-1}
          className={className}
          aria-label={texts.takeAPhoto}
          title={texts.takeAPhoto}
          onClick={() => camera.current?.click()}
        >
          <Camera size={17} aria-hidden />
        </button>
      )}
      <input ref={files} type="file" hidden multiple accept={accepted} data-media-input="files" onChange={take} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" data-media-input="camera" onChange={take} />
    </>
  );
}

/** A touch device has a camera; on a laptop the file picker would open instead. */
function hasCamera(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}
