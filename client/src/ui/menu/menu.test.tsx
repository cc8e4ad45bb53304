import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { MenuItem } from "./menu-content.tsx";
import { Menu } from "./menu.tsx";

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

test("a destructive item is marked, a divider is above its item, a hidden item is not rendered", async () => {
  const menu = await openMenu([
    { label: "Edit deck", onSelect: vi.fn<() => void>() },
    { label: "Restore tutorials", onSelect: vi.fn<() => void>(), hidden: true },
    { label: "Delete deck", onSelect: vi.fn<() => void>(), destructive: true, divider: true },
  ]);
  expect(within(menu).getByRole("menuitem", { name: "Delete deck" })).toHaveClass("destructive");
  expect(within(menu).getByRole("separator").nextElementSibling).toHaveTextContent("Delete deck");
  expect(within(menu).queryByRole("menuitem", { name: "Restore tutorials" })).not.toBeInTheDocument();
});

describe("on a phone, where a long menu is a sheet", () => {
  const items = (onSelect: () => void) => Array.from({ length: 13 }, (_, number) => ({ label: `Item ${number}`, onSelect }));

  test("letting go over an item the pointer that opened the menu chooses nothing, and a click does", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) =>
        ({ matches: query === "(max-width: 639px)", addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
    const choose = vi.fn<() => void>();
    const menu = await openMenu(items(choose));
    const item = within(menu).getByRole("menuitem", { name: "Item 3" });
    fireEvent.pointerUp(item);
    expect(choose).not.toHaveBeenCalled();
    await userEvent.click(item);
    expect(choose).toHaveBeenCalledTimes(1);
  });
});
