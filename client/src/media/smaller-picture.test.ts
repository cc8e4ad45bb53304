import { MEDIA } from "@recollect/domain/limits/limits.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { afterEach, expect, test, vi } from "vitest";
import { pictureOfSize, smallerPicture } from "./smaller-picture.ts";

type Device = {
  /** of the picture, in px; null if the device can't read it */ size: { width: number; height: number } | null;
  drawnBytes?: number;
  /** the type that the canvas returns for WebP */ webp?: string;
  opacity?: number;
};

/** A device with a canvas, which jsdom lacks; returns the sizes and types that were drawn. */
function aDevice({ size, drawnBytes = 10, webp = "image/webp", opacity = 255 }: Device) {
  const drawn: { width: number; height: number; type: string }[] = [];
  vi.stubGlobal("createImageBitmap", async () => {
    if (size === null) throw new TypeError("unreadable");
    return { ...size, close: () => {} };
  });
  const context = { canvas: { width: 1, height: 1 }, drawImage: () => {}, getImageData: () => ({ data: [0, 0, 0, opacity] }) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done, asked = "") {
    const type = asked === "image/webp" ? webp : asked;
    drawn.push({ width: this.width, height: this.height, type });
    done(new Blob(["x".repeat(drawnBytes)], { type }));
  });
  return drawn;
}
const aFile = (bytes: number) => new Blob(["x".repeat(bytes)]);

afterEach(() => {
  vi.restoreAllMocks();
});

test("a picture that is too large is drawn with its longer side at the limit", async () => {
  const drawn = aDevice({ size: { width: 800, height: 2 * MEDIA.longestSide } });
  expect((await smallerPicture(aFile(5), "jpg")).type).toBe("image/webp");
  expect(drawn).toEqual([{ width: 400, height: MEDIA.longestSide, type: "image/webp" }]);
});

test("a small file of fitting size is unchanged, a large one is drawn if that makes it smaller", async () => {
  const drawn = aDevice({ size: { width: 100, height: 100 }, drawnBytes: 500_000 });
  const [small, large, larger] = [aFile(400 * 1024), aFile(400 * 1024 + 1), aFile(600_000)];
  expect(await smallerPicture(small, "jpg")).toBe(small);
  expect(drawn).toEqual([]);
  expect(await smallerPicture(large, "jpg")).toBe(large);
  expect((await smallerPicture(larger, "jpg")).size).toBe(500_000);
});

test("a browser without WebP draws a JPEG, or a PNG if the picture is transparent", async () => {
  const size = { width: 2 * MEDIA.longestSide, height: 10 };
  aDevice({ size, webp: "image/png", opacity: 255 });
  expect((await smallerPicture(aFile(5), "png")).type).toBe("image/jpeg");
  aDevice({ size, webp: "image/png", opacity: 254 });
  expect((await smallerPicture(aFile(5), "png")).type).toBe("image/png");
});

test("an iPhone's photo is always drawn, and refused if the browser can't read it", async () => {
  aDevice({ size: { width: 10, height: 10 }, drawnBytes: 50 });
  expect((await smallerPicture(aFile(5), "heic")).size).toBe(50);
  aDevice({ size: null });
  await expect(smallerPicture(aFile(5), "heic")).rejects.toEqual(new AppError("media/heic"));
});

test("other files are unchanged, and so is one that the browser can't read", async () => {
  aDevice({ size: null });
  for (const extension of ["gif", "svg", "mp3", "jpg", null] as const) {
    const file = aFile(5);
    expect(await smallerPicture(file, extension)).toBe(file);
  }
});

test("a picture is redrawn in the size that is asked for", async () => {
  const drawn = aDevice({ size: { width: 200, height: 150 } });
  expect((await pictureOfSize(aFile(5), "png", [20, 15]))?.type).toBe("image/webp");
  expect(drawn).toEqual([{ width: 20, height: 15, type: "image/webp" }]);
});
