import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CropDialog } from "./crop-dialog.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser that can draw, which jsdom can't; returns the areas that were drawn. */
function aCanvas({ canDraw = true } = {}) {
  const areas: number[][] = [];
  const context = { canvas: { width: 1, height: 1 }, drawImage: (_picture: unknown, ...numbers: number[]) => void areas.push(numbers) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue((canDraw ? context : null) as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type = "") => done(new Blob(["part"], { type })));
  return areas;
}

/** The dialog with a picture of 200 × 100 pixels. */
async function opened() {
  const [files, onClose] = [[] as File[], vi.fn<() => void>()];
  render(<CropDialog src="/api/media/x.png" extension="png" onCrop={(file) => void files.push(file)} onClose={onClose} />);
  const dialog = await screen.findByRole("dialog", { name: "Crop the picture" });
  const picture = dialog.querySelector("img") as HTMLImageElement;
  Object.defineProperties(picture, { naturalWidth: { value: 200 }, naturalHeight: { value: 100 } });
  fireEvent.load(picture);
  return { files, onClose, user: userEvent.setup() };
}

test("crops by keys: the corners and the frame are moved by the arrow keys, and the size is told", async () => {
  const areas = aCanvas();
  const { files, onClose, user } = await opened();
  expect(screen.getByRole("status")).toHaveTextContent("200 × 100 pixels");
  expect(screen.getByRole("button", { name: "Crop" })).toBeDisabled();
  screen.getByRole("button", { name: "Bottom right corner" }).focus();
  await user.keyboard("{ArrowLeft>50/}{ArrowUp>20/}");
  expect(screen.getByRole("status")).toHaveTextContent("100 × 80 pixels");
  screen.getByRole("button", { name: "The part that stays" }).focus();
  await user.keyboard("{ArrowRight>10/}{Alt>}{ArrowDown>50/}{/Alt}");
  await user.click(screen.getByRole("button", { name: "Crop" }));
  expect(areas).toEqual([[20, 5, 100, 80, 0, 0, 100, 80]]);
  expect(files.map(({ name, type }) => [name, type])).toEqual([["picture.webp", "image/webp"]]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("goes back to the whole picture, which needs no cropping", async () => {
  aCanvas();
  const { user } = await opened();
  screen.getByRole("button", { name: "Top left corner" }).focus();
  await user.keyboard("{ArrowRight}");
  await user.click(screen.getByRole("button", { name: "Whole picture" }));
  expect(screen.getByRole("status")).toHaveTextContent("200 × 100 pixels");
  expect(screen.getByRole("button", { name: "Crop" })).toBeDisabled();
});

test("a picture that this browser can't draw stays as it is, with a sentence", async () => {
  aCanvas({ canDraw: false });
  const { files, onClose, user } = await opened();
  screen.getByRole("button", { name: "Top left corner" }).focus();
  await user.keyboard("{ArrowRight}");
  await user.click(screen.getByRole("button", { name: "Crop" }));
  expect(await screen.findByText("This picture can't be cropped here.")).toBeInTheDocument();
  expect([files, onClose.mock.calls.length]).toEqual([[], 0]);
});
