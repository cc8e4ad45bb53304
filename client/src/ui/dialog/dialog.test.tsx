import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "../menu/menu.tsx";

afterEach(() => vi.restoreAllMocks());

function Rename() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Menu trigger={<button type="button">More</button>} items={[{ label: "Rename deck", onSelect: () => setOpen(true) }]} />
      {isOpen && (
        <Dialog title="Rename" subtitle="Give it a better name" onClose={() => setOpen(false)}>
          <input aria-label="Description" />
          <input aria-label="Title" data-autofocus />
        </Dialog>
      )}
    </>
  );
}

describe("a dialog", () => {
  test("has a name and a description", async () => {
    render(<Rename />);
    await userEvent.click(screen.getByRole("button", { name: "Rename" }));
    expect(await screen.findByRole("dialog", { name: "Rename" })).toHaveAccessibleDescription("Give it a better name");
  });

  test("focuses the marked field, keeps the focus inside, and restores it", async () => {
    render(<Rename />);
    const opener = screen.getByRole("button", { name: "Rename" });
    await userEvent.click(opener);
    expect(await screen.findByLabelText("Title")).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test("scrolls to the focused element when the focus cycles", async () => {
    render(<Rename />);
    await userEvent.click(screen.getByRole("button", { name: "Rename" }));
    expect(await screen.findByLabelText("Title")).toHaveFocus();
    const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    const close = screen.getByRole("button", { name: "Close" });
    vi.spyOn(close, "getBoundingClientRect").mockReturnValue({ top: -180, bottom: -140 } as DOMRect);
    vi.spyOn(screen.getByLabelText("Description"), "getBoundingClientRect").mockReturnValue({ top: 20, bottom: 60 } as DOMRect);
    await userEvent.tab();
    expect(close).toHaveFocus();
    expect(shown.mock.instances).toEqual([close]);
    await userEvent.tab();
    expect(shown).toHaveBeenCalledTimes(1);
    const title = screen.getByLabelText("Title");
    vi.spyOn(title, "getBoundingClientRect").mockReturnValue({ top: innerHeight, bottom: innerHeight + 40 } as DOMRect);
    title.focus();
    expect(shown.mock.instances).toEqual([close, title]);
  });

  test("whose opener is gone gives the focus to the page", async () => {
    const { rerender } = render(<Rename />, { container: document.body.appendChild(document.createElement("main")) });
    document.querySelector("main")!.id = "main";
    document.querySelector("main")!.tabIndex = -1;
    await userEvent.click(screen.getByRole("button", { name: "Rename" }));
    await screen.findByRole("dialog");
    rerender(<p>Gone</p>);
    await waitFor(() => expect(document.querySelector("main")).toHaveFocus());
  });

  test("that takes the place of another returns the focus to what opened the first", async () => {
    function Steps() {
      const [step, setStep] = useState(0);
      const next = (
        <button type="button" onClick={() => setStep(step + 1)}>
          Next
        </button>
      );
      return (
        <>
          <button type="button" onClick={() => setStep(1)}>
            Start
          </button>
          {step > 0 && (
            <Dialog key={step} title={`Step ${step}`} onClose={() => setStep(0)}>
              {next}
            </Dialog>
          )}
        </>
      );
    }
    render(<Steps />);
    const opener = screen.getByRole("button", { name: "Start" });
    await userEvent.click(opener);
    for (const title of ["Step 1", "Step 2"]) {
      await screen.findByRole("dialog", { name: title });
      await userEvent.click(screen.getByRole("button", { name: "Next" }));
    }
    await screen.findByRole("dialog", { name: "Step 3" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test("leaves the focus where it was moved as it closed", async () => {
    render(<Rename />);
    await userEvent.click(screen.getByRole("button", { name: "Rename" }));
    expect(await screen.findByLabelText("Title")).toHaveFocus();
    fireEvent.keyDown(screen.getByLabelText("Title"), { key: "Escape" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const more = screen.getByRole("button", { name: "More" });
    more.focus();
    // The library returns the focus by a timer of this length, which was set before.
    await new Promise((resolve) => void setTimeout(resolve, 0));
    expect(more).toHaveFocus();
  });

  test("whose marked field is disabled focuses the first that is not", async () => {
    render(
      <Dialog title="Rename" onClose={() => undefined}>
        <input aria-label="Title" data-autofocus disabled />
      </Dialog>,
    );
    await screen.findByRole("dialog");
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  });

  test("that a menu opened returns the focus to the menu's button", async () => {
    render(<Rename />);
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rename deck" }));
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  });

  test("is closed by a click on the veil, but not by the second one of a double click, or by what began inside", async () => {
    render(<Rename />);
    await userEvent.click(screen.getByRole("button", { name: "Rename" }));
    const dialog = await screen.findByRole("dialog");
    const veil = dialog.parentElement as HTMLElement;
    const press = (from: HTMLElement, detail: number) => (fireEvent.pointerDown(from), fireEvent.click(veil, { detail }));
    press(veil, 2);
    press(dialog, 1);
    expect(dialog).toBeInTheDocument();
    press(veil, 1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test("lets the second click that closed it reach nothing beneath", async () => {
    render(<Rename />);
    const opener = screen.getByRole("button", { name: "Rename" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    fireEvent.click(opener, { detail: 2 });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    fireEvent.click(opener, { detail: 1 });
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  test("asks before a click beside it, Escape or its cross discards what was typed", async () => {
    render(<Rename />);
    const opener = screen.getByRole("button", { name: "Rename" });
    await userEvent.click(opener);
    const title = await screen.findByLabelText("Title");
    await userEvent.type(title, "Cells");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("alert")).toHaveTextContent("Discard what you typed?");
    expect(screen.getByRole("button", { name: "Keep writing" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(title).toHaveFocus();
    await userEvent.click(screen.getByRole("dialog").parentElement as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: "Keep writing" }));
    expect(title).toHaveValue("Cells");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    expect(await screen.findByLabelText("Title")).toHaveValue("");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("asks no more once one of its forms is sent", async () => {
    render(
      <Dialog title="Questions" onClose={() => undefined}>
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Question" />
          <button type="submit">Ask</button>
        </form>
      </Dialog>,
    );
    await userEvent.type(await screen.findByLabelText("Question"), "Why?{Escape}");
    expect(screen.getByRole("alert")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Ask" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("asks no more once it is saved, also if that fails", async () => {
    const dialog = (onClose?: () => void) => (
      <Dialog title="Rename" onClose={onClose}>
        <input aria-label="Title" />
      </Dialog>
    );
    const { rerender } = render(dialog(() => undefined));
    await userEvent.type(await screen.findByLabelText("Title"), "Cells{Escape}");
    expect(screen.getByRole("alert")).toBeInTheDocument();
    rerender(dialog());
    rerender(dialog(() => undefined));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("closes at once if its fields are as they were, or if it need not ask", async () => {
    const close = vi.fn<() => void>();
    const { rerender } = render(
      <Dialog title="Rename" onClose={close}>
        <input aria-label="Title" defaultValue="Cells" />
      </Dialog>,
    );
    await userEvent.type(await screen.findByLabelText("Title"), "s{Backspace}");
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledTimes(1);
    rerender(
      <Dialog title="Rename" closesAtOnce onClose={close}>
        <input aria-label="Title" defaultValue="Cells" />
      </Dialog>,
    );
    await userEvent.type(screen.getByLabelText("Title"), " and organs");
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledTimes(2);
  });

  test("that was left while it asked does not ask when it opens again", async () => {
    const part = (open: boolean) => (
      <Dialog title="Rename" open={open} onClose={() => undefined}>
        <input aria-label="Title" />
      </Dialog>
    );
    const { rerender } = render(part(true));
    await userEvent.type(await screen.findByLabelText("Title"), "Cells{Escape}");
    expect(screen.getByRole("alert")).toBeInTheDocument();
    rerender(part(false));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    rerender(part(true));
    expect(await screen.findByLabelText("Title")).toHaveValue("");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("without a way to close it stays open", async () => {
    render(<Dialog title="Stay" />);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("dialog").parentElement as HTMLElement);
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});

describe("a confirmation", () => {
  const text = "Are you sure you want to delete this deck? This action cannot be undone.";

  test("asks, with the safe answer focused", async () => {
    const [yes, no] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(<ConfirmDialog title="Delete deck" text={text} confirmLabel="Delete" destructive onConfirm={yes} onCancel={no} />);
    expect(await screen.findByRole("alertdialog", { name: "Delete deck" })).toHaveAccessibleDescription(text);
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(yes).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    expect(no).toHaveBeenCalledTimes(1);
  });

  test("can't be answered again, or left, while it is busy", async () => {
    const [yes, no] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(
      <ConfirmDialog title="Delete deck" text={text} confirmLabel="Delete" busyLabel="Deleting..." busy onConfirm={yes} onCancel={no} />,
    );
    expect(await screen.findByRole("button", { name: "Deleting..." })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    expect(yes).not.toHaveBeenCalled();
    expect(no).not.toHaveBeenCalled();
  });

  test("shows why it failed", async () => {
    render(
      <ConfirmDialog
        title="Delete deck"
        text={text}
        confirmLabel="Delete"
        error="Oh no"
        onConfirm={vi.fn<() => void>()}
        onCancel={vi.fn<() => void>()}
      />,
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Oh no");
  });
});
