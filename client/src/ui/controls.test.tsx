import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./buttons/button.tsx";
import { ErrorBanner } from "./messages/error-banner.tsx";
import { IconButton } from "./buttons/icon-button.tsx";
import { ProgressBar } from "./waiting/progress-bar.tsx";
import { SelectField } from "./fields/select-field.tsx";
import { Spinner } from "./waiting/spinner.tsx";
import { TextArea } from "./fields/text-area.tsx";
import { TextField } from "./fields/text-field.tsx";

describe("a button", () => {
  test("does not send a form by accident", () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  });

  test("shows its busy label and can't be pressed while it is busy", async () => {
    const save = vi.fn<() => void>();
    render(
      <Button busy busyLabel="Saving..." onClick={save}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Saving..." }));
    expect(save).not.toHaveBeenCalled();
  });

  test("with a picture alone has a name and a tooltip", () => {
    render(
      <IconButton label="Delete deck 'Cells'" title="Delete deck">
        x
      </IconButton>,
    );
    expect(screen.getByRole("button", { name: "Delete deck 'Cells'" })).toHaveAttribute("title", "Delete deck");
  });
});

describe("a field", () => {
  test.each([
    ["text", <TextField key="1" label="Title" error="Too long" hint="Short" />],
    ["textarea", <TextArea key="2" label="Title" error="Too long" hint="Short" />],
    ["select", <SelectField key="3" label="Title" error="Too long" hint="Short" options={[{ value: "a", label: "A" }]} />],
  ])("(%s) shows its error in place of its hint", (_, field) => {
    render(field);
    expect(screen.getByLabelText("Title")).toBeInvalid();
    expect(screen.getByLabelText("Title")).toHaveAccessibleDescription("Too long");
    expect(screen.queryByText("Short")).not.toBeInTheDocument();
  });

  test.each([
    ["text", <TextField key="1" label="Title" />, "auto"],
    ["search", <TextField key="2" label="Title" type="search" />, "auto"],
    ["textarea", <TextArea key="3" label="Title" />, "auto"],
    ["email", <TextField key="4" label="Title" type="email" />, null],
  ])("(%s) reads in the direction of what is written into it, unless that is no prose", (_, field, direction) => {
    render(field);
    expect(screen.getByLabelText("Title").getAttribute("dir")).toBe(direction);
  });

  test("with its label hidden still has its name", () => {
    render(<TextField label="Search decks" hideLabel placeholder="Search decks" />);
    expect(screen.getByRole("textbox", { name: "Search decks" })).toBeInTheDocument();
    expect(screen.queryByText("Search decks")).not.toBeInTheDocument();
  });
});

test("the banner can be dismissed if configured", async () => {
  const dismiss = vi.fn<() => void>();
  const { rerender } = render(<ErrorBanner message="Oh no" onDismiss={dismiss} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Oh no");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  rerender(<ErrorBanner message="Oh no" />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("progress is given in numbers, and an empty deck has none", () => {
  const { rerender } = render(<ProgressBar label="Progress" value={16} max={42} />);
  const bar = screen.getByRole("progressbar", { name: "Progress" });
  expect(bar).toHaveAttribute("aria-valuenow", "16");
  expect(bar).toHaveAttribute("aria-valuemax", "42");
  rerender(<ProgressBar label="Progress" value={0} max={0} />);
  expect(bar.firstElementChild).toHaveStyle({ transform: "scaleX(0)" });
});

test("a spinner has a label of what is loading", () => {
  render(<Spinner label="Loading deck..." />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading deck...");
});
