import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DrawnAtOnce, longestWaitMs } from "./drawn-at-once.tsx";

/** Images that load when the test says so. */
class ComingImage {
  static asked: ComingImage[] = [];
  src = "";
  complete = false;
  #arrive = (): void => undefined;
  #fail = (): void => undefined;
  readonly #coming = new Promise<void>((resolve, reject) => {
    this.#arrive = resolve;
    this.#fail = () => reject(new Error("It is no picture."));
  });

  constructor() {
    ComingImage.asked.push(this);
  }

  decode(): Promise<void> {
    return this.#coming;
  }

  static async end(name: string, isThere = true): Promise<void> {
    const image = ComingImage.asked.find(({ src }) => src.endsWith(name));
    if (!image) throw new Error(`No one asked for ${name}.`);
    await act(async () => {
      image.complete = true;
      if (isThere) image.#arrive();
      else image.#fail();
    });
  }
}

let count = 0;
/** Unique to each test: loaded images stay in the cache. */
const aPicture = () => `${String(++count).padStart(16, "p")}.png`;
const sideWith = (name: string) => `![A heart](media/${name}) cut open`;
const words = () => screen.queryByText("the words around it");

const drawn = (shown: string[], next: string[] = []) =>
  render(
    <DrawnAtOnce current={shown} next={next} fallback="wait">
      the words around it
    </DrawnAtOnce>,
  );

beforeEach(() => {
  ComingImage.asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("Image", ComingImage);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a side without pictures and formulas is shown at once", () => {
  drawn(["plain", "**bold** and `code`"]);
  expect(words()).toBeInTheDocument();
});

test("a side with a picture is shown when the picture has loaded", async () => {
  const name = aPicture();
  drawn([sideWith(name)]);
  expect(words()).not.toBeInTheDocument();
  expect(screen.getByText("wait")).toBeInTheDocument();
  await ComingImage.end(name);
  expect(words()).toBeInTheDocument();
});

test("a picture that fails to load delays nothing", async () => {
  const name = aPicture();
  drawn([sideWith(name)]);
  await ComingImage.end(name, false);
  expect(words()).toBeInTheDocument();
});

test("a slow picture is not waited for any longer", async () => {
  drawn([sideWith(aPicture())]);
  await act(() => vi.advanceTimersByTimeAsync(longestWaitMs - 1));
  expect(words()).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(words()).toBeInTheDocument();
});

test("the next card's pictures are preloaded once, and never waited for", async () => {
  const [first, second] = [aPicture(), aPicture()];
  const { rerender } = drawn(["plain"], [sideWith(first)]);
  expect(words()).toBeInTheDocument();
  rerender(
    <DrawnAtOnce current={[sideWith(first)]} next={[sideWith(second)]}>
      the words around it
    </DrawnAtOnce>,
  );
  expect(words()).toBeInTheDocument();
  expect(ComingImage.asked.map(({ src }) => src)).toEqual([`/api/media/${first}`, `/api/media/${second}`]);
});

test("a picture that is cached is shown at once the next time", async () => {
  const name = aPicture();
  drawn([sideWith(name)]).unmount();
  await ComingImage.end(name);
  drawn([sideWith(name)]);
  expect(words()).toBeInTheDocument();
});
