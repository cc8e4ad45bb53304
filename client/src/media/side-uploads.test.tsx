import "fake-indexeddb/auto";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FormattedText } from "../cards/text/formatted-text.tsx";
import { SideField } from "../decks/editor/writing/side-field.tsx";
import { keepOnDevice } from "../../test/a-kept-device.ts";
import { fakeSendings } from "../../test/fakes/fake-sending.ts";
import { deviceAccount } from "../device/store/device-account.ts";
import { waitingFiles } from "./waiting/waiting-files.ts";

afterEach(() => vi.unstubAllGlobals());

const media = { id: "AbC123-_xYz0AbC1", mime: "audio/mpeg", bytes: 10, width: null, height: null, seconds: 1 };
const sound = () => new File([new Uint8Array(10)], "hund.mp3", { type: "audio/mpeg" });

type User = ReturnType<typeof userEvent.setup>;

const dataOf = (file: File) => ({ getData: () => "", files: [file], types: ["Files"] }) as unknown as DataTransfer;

function Field({ onText }: { onText?: (text: string) => void }) {
  const [text, setText] = useState("der ");
  const write = (next: string) => {
    onText?.(next);
    setText(next);
  };
  return <SideField side="term" number={1} placeholder="Enter term" value={text} onText={write} onManyCards={() => {}} />;
}

async function withPasted() {
  const sendings = fakeSendings();
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole("textbox", { name: /Term/ });
  await user.click(field);
  await user.paste(dataOf(sound()));
  await waitFor(() => expect(sendings).toHaveLength(1));
  return { user, field, sendings };
}

test("a pasted sound shows its progress, and is in the text as soon as it is sent", async () => {
  const { field, sendings } = await withPasted();
  act(() => sendings[0]!.progress(3, 10));
  expect(await screen.findByRole("progressbar", { name: "Sending hund.mp3" })).toHaveAttribute("aria-valuenow", "30");
  sendings[0]!.answer(201, media);
  await waitFor(() => expect(field).toHaveValue("der \n![hund](media/AbC123-_xYz0AbC1.mp3)"));
  expect(screen.queryByRole("group", { name: "hund.mp3" })).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test("a picture whose name says nothing is inserted without a description", async () => {
  const sendings = fakeSendings();
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole("textbox", { name: /Term/ });
  await user.click(field);
  await user.paste(dataOf(new File([new Uint8Array(10)], "IMG_2041.mp3", { type: "audio/mpeg" })));
  await waitFor(() => expect(sendings).toHaveLength(1));
  sendings[0]!.answer(201, media);
  await waitFor(() => expect(field).toHaveValue("der \n![](media/AbC123-_xYz0AbC1.mp3)"));
});

test.each([
  [
    "pasted",
    async (user: User, field: HTMLElement) => {
      await user.click(field);
      await user.paste(dataOf(sound()));
    },
  ],
  ["dropped", async (_user: User, field: HTMLElement) => void fireEvent.drop(field, { dataTransfer: dataOf(sound()) })],
])("a file that is %s while the caret is in a word gets a line of its own; undoing it is one step", async (_how, bring) => {
  const sendings = fakeSendings();
  const user = userEvent.setup();
  const typed: string[] = [];
  render(<Field onText={(text) => typed.push(text)} />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Term/ });
  field.setSelectionRange(2, 2);
  field.addEventListener("focus", () => field.setSelectionRange(2, 2), { once: true });
  await bring(user, field);
  field.setSelectionRange(2, 2);
  await waitFor(() => expect(sendings).toHaveLength(1));
  sendings[0]!.answer(201, media);
  const after = "der \n![hund](media/AbC123-_xYz0AbC1.mp3)";
  await waitFor(() => expect(field).toHaveValue(after));
  expect(field.selectionStart).toBe(after.length);
  expect(typed).toEqual([after]);
});

test("a failure shows why and keeps the text; retrying uploads it again", async () => {
  const { user, field, sendings } = await withPasted();
  sendings[0]!.answer(507, { error: { code: "storage/full", message: "Your storage is full." } });
  expect(await screen.findByRole("alert")).toHaveTextContent("Your storage is full.");
  expect(field).toHaveValue("der ");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sendings).toHaveLength(2));
  sendings[1]!.answer(201, media);
  await waitFor(() => expect(field).toHaveValue("der \n![hund](media/AbC123-_xYz0AbC1.mp3)"));
});

test("an upload without progress says so after some seconds, until it continues", async () => {
  const { sendings } = await withPasted();
  vi.useFakeTimers();
  const silence = () => screen.getByRole("status").textContent;
  act(() => sendings[0]!.progress(3, 10));
  act(() => void vi.advanceTimersByTime(7_999));
  expect(silence()).toBe("");
  act(() => void vi.advanceTimersByTime(1));
  expect(silence()).toBe("This takes longer than usual. Still trying…");
  act(() => sendings[0]!.progress(4, 10));
  expect(silence()).toBe("");
  vi.useRealTimers();
});

test("an upload that failed without a network is retried by itself as soon as there is one", async () => {
  const { sendings } = await withPasted();
  act(() => sendings[0]!.fail());
  expect(await screen.findByRole("alert")).toHaveTextContent("The file could not be sent. Please try again.");
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(sendings).toHaveLength(2));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

describe("where the app keeps decks on the device, a file without a network", () => {
  let end = () => {};
  beforeEach(() => {
    end = keepOnDevice();
    deviceAccount.set({ uid: "mira", email: "mira@example.org", sessionId: "s" });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    deviceAccount.set(null);
    await waitingFiles.discardAll("mira");
    end();
  });

  test("is kept there, and is in the text at once", async () => {
    const { field, sendings } = await withPasted();
    act(() => sendings[0]!.fail());
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toMatch(/^der \n!\[hund\]\(media\/device-[\w-]{9}\.mp3\)$/));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await waitingFiles.bytes("mira")).toBe(10);
  });

  test("that it has no room for says so, and is sent as soon as there is a network", async () => {
    const full = new DOMException("The disk is full.", "QuotaExceededError");
    const { field, sendings } = await withPasted();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw full;
    });
    act(() => sendings[0]!.fail());
    expect(await screen.findByRole("alert")).toHaveTextContent("This device has no room for more. What is kept here stays.");
    expect(field).toHaveValue("der ");
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(sendings).toHaveLength(2));
    sendings[1]!.answer(201, media);
    await waitFor(() => expect(field).toHaveValue("der \n![hund](media/AbC123-_xYz0AbC1.mp3)"));
  });
});

test("a file that the server refused is not retried by itself", async () => {
  const { sendings } = await withPasted();
  act(() => sendings[0]!.answer(507, { error: { code: "storage/full", message: "Your storage is full." } }));
  await screen.findByRole("alert");
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("alert")).toBeInTheDocument();
  expect(sendings).toHaveLength(1);
});

/** Two files that are pasted at once. */
async function withTwo() {
  const sendings = fakeSendings();
  const user = userEvent.setup();
  render(
    <>
      <Field />
      <input aria-label="Title" />
    </>,
  );
  const field = screen.getByRole("textbox", { name: /Term/ });
  await user.click(field);
  const files = ["one", "other"].map((name) => new File([new Uint8Array(10)], `${name}.mp3`, { type: "audio/mpeg" }));
  await user.paste({ getData: () => "", files, types: ["Files"] } as unknown as DataTransfer);
  await waitFor(() => expect(sendings).toHaveLength(2));
  const [one, other] = ["AbC123-_xYz0AbC1", "BbC123-_xYz0AbC1"].map((id, at) => () => sendings[at]!.answer(201, { ...media, id }));
  return { user, field, sendings, one: one!, other: other! };
}

const oneInText = "der \n![one](media/AbC123-_xYz0AbC1.mp3)";
const bothInText = `${oneInText}\n![other](media/BbC123-_xYz0AbC1.mp3)`;

test("of several at once the order in which they were chosen stays, whichever is sent first", async () => {
  const { field, one, other } = await withTwo();
  other();
  expect(await screen.findAllByRole("progressbar")).toHaveLength(2);
  expect(field).toHaveValue("der ");
  one();
  await waitFor(() => expect(field).toHaveValue(bothInText));
});

test("one that fails keeps no other back, and comes behind it when it is sent again", async () => {
  const { user, field, sendings, other } = await withTwo();
  sendings[0]!.answer(507, { error: { code: "storage/full", message: "Your storage is full." } });
  other();
  await waitFor(() => expect(field).toHaveValue("der \n![other](media/BbC123-_xYz0AbC1.mp3)"));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sendings).toHaveLength(3));
  sendings[2]!.answer(201, media);
  await waitFor(() => expect(field).toHaveValue("der \n![other](media/BbC123-_xYz0AbC1.mp3)\n![one](media/AbC123-_xYz0AbC1.mp3)"));
});

test("a finished upload leaves the focus in another field, and the caret behind itself", async () => {
  const { user, field, one } = await withTwo();
  const title = screen.getByRole("textbox", { name: "Title" });
  await user.type(title, "Ger");
  one();
  await waitFor(() => expect(field).toHaveValue(oneInText));
  expect(title).toHaveFocus();
  await user.keyboard("man");
  expect(title).toHaveValue("German");
  await user.type(field, "!", { initialSelectionStart: (field as HTMLTextAreaElement).selectionStart });
  expect(field).toHaveValue(`${oneInText}!`);
});

test("a finished upload leaves the focus in its field while the student types there", async () => {
  const { user, field, one } = await withTwo();
  await user.keyboard("Hund");
  one();
  await waitFor(() => expect(field).toHaveValue("der Hund\n![one](media/AbC123-_xYz0AbC1.mp3)"));
  expect(field).toHaveFocus();
});

test("cancelling a file leaves the focus of a student who types elsewhere", async () => {
  const { user } = await withTwo();
  const title = screen.getByRole("textbox", { name: "Title" });
  await user.type(title, "Ger");
  // As with touch, where buttons get no focus.
  act(() => screen.getAllByRole("button", { name: "Cancel" })[0]!.click());
  expect(screen.queryByRole("group", { name: "one.mp3" })).not.toBeInTheDocument();
  await user.keyboard("man");
  expect(title).toHaveValue("German");
});

test("a cancelled upload is stopped, and leaves nothing", async () => {
  const { user, field, sendings } = await withPasted();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(sendings[0]!.isStopped).toBe(true);
  expect(screen.queryByRole("group", { name: "hund.mp3" })).not.toBeInTheDocument();
  expect(field).toHaveValue("der ");
});

test("a picture opens large and closes again; a sound is a button with its description", async () => {
  const user = userEvent.setup();
  const close = vi.fn<() => void>();
  // The test's browser has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      close();
      this.dispatchEvent(new Event("close"));
    },
  });
  render(<FormattedText text={"![A heart](media/AbC123-_xYz0AbC1.png) ![Beat](media/AbC123-_xYz0AbC1.mp3)"} />);
  expect(await screen.findByRole("button", { name: "Play: Beat" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Enlarge: A heart" }));
  expect(await screen.findByRole("dialog", { name: "A heart" })).toBeInTheDocument();
  const magnify = screen.getByRole("button", { name: "Magnify" });
  await user.click(magnify);
  expect(magnify).toHaveAttribute("aria-pressed", "true");
  await user.keyboard("-");
  expect(magnify).toHaveAttribute("aria-pressed", "false");
  await user.keyboard("+");
  expect(magnify).toHaveAttribute("aria-pressed", "true");
  // The arrow keys move it from here.
  expect(screen.getByRole("group", { name: "Picture" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
