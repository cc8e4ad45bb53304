import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Menu, type MenuItem } from "./menu.tsx";

async function openMenu(items: readonly MenuItem[]): Promise<HTMLElement> {
  render(<Menu trigger={<button type="button">More</button>} items={items} />);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  return screen.findByRole("menu");
}

test("a choice is made once, and closes the menu", async () => {
  const edit = vi.fn<() => void>();
  const menu = await openMenu([{ label: "Edit deck", onSelect: edit }]);
  await userEvent.click(within(menu).getByRole("menuitem", { name: "Edit deck" }));
  expect(edit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
});

test("a disabled item can't be chosen", async () => {
  const edit = vi.fn<() => void>();
  const menu = await openMenu([{ label: "Edit deck", onSelect: edit, disabled: true }]);
  const item = within(menu).getByRole("menuitem", { name: "Edit deck" });
  expect(item).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(item, { pointerEventsCheck: 0 });
  expect(edit).not.toHaveBeenCalled();
});

test("a destructive item is marked, a divider stands above its item, a hidden item is not there", async () => {
  const menu = await openMenu([
    { label: "Edit deck", onSelect: vi.fn<() => void>() },
    { label: "Restore tutorials", onSelect: vi.fn<() => void>(), hidden: true },
    { label: "Delete deck", onSelect: vi.fn<() => void>(), destructive: true, divider: true },
  ]);
  expect(within(menu).getByRole("menuitem", { name: "Delete deck" })).toHaveClass("destructive");
  expect(within(menu).getByRole("separator").nextElementSibling).toHaveTextContent("Delete deck");
  expect(within(menu).queryByRole("menuitem", { name: "Restore tutorials" })).not.toBeInTheDocument();
});

describe("before the menu's code is there", () => {
  const items = [
    { label: "Copy link", onSelect: () => {}, disabled: true },
    { label: "Edit deck", onSelect: () => {} },
  ];

  /** The module anew, as on a first visit, with code that comes when the test lets it. */
  async function firstVisit() {
    vi.resetModules();
    const gate = Promise.withResolvers<void>();
    const parts = await vi.importActual<typeof import("./menu-parts.tsx")>("./menu-parts.tsx");
    vi.doMock("./menu-parts.tsx", async () => (await gate.promise, parts));
    const { Menu: FreshMenu } = await import("./menu.tsx");
    render(<FreshMenu trigger={<button type="button">More</button>} items={items} />);
    return { button: screen.getByRole("button", { name: "More" }), arrive: () => gate.resolve() };
  }
  afterEach(() => vi.doUnmock("./menu-parts.tsx"));

  test("the button is there, and says that it opens a menu", async () => {
    const { button } = await firstVisit();
    expect(button).toHaveAttribute("aria-haspopup", "menu");
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("the first click opens the menu as soon as it can", async () => {
    const { button, arrive } = await firstVisit();
    await userEvent.click(button);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole("menu", { name: "More" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  });

  test.each(["{Enter}", " ", "{ArrowDown}"])("the key '%s' opens it at the first item that can be chosen", async (key) => {
    const { button, arrive } = await firstVisit();
    button.focus();
    await userEvent.keyboard(key);
    arrive();
    await waitFor(async () => expect(await screen.findByRole("menuitem", { name: "Edit deck" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  });
});
