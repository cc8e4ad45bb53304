import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { later } from "../../../test/fakes/fake-server.ts";

describe("before the menu's code has loaded", () => {
  const items = [
    { label: "Copy link", onSelect: () => {}, disabled: true },
    { label: "Edit deck", onSelect: () => {} },
  ];

  /** A fresh module, as on a first visit, whose code loads when the test says so. */
  async function firstVisit() {
    vi.resetModules();
    const gate = later<void>();
    const parts = await vi.importActual<typeof import("./menu-content.tsx")>("./menu-content.tsx");
    vi.doMock("./menu-content.tsx", async () => (await gate.reply, parts));
    const { Menu: FreshMenu } = await import("./menu.tsx");
    render(<FreshMenu trigger={<button type="button">More</button>} items={items} />);
    return { button: screen.getByRole("button", { name: "More" }), arrive: () => gate.give() };
  }
  afterEach(() => vi.doUnmock("./menu-content.tsx"));

  test("the button is there, and marked as a menu's", async () => {
    const { button } = await firstVisit();
    expect(button).toHaveAttribute("aria-haspopup", "menu");
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("the first click opens the menu as soon as possible", async () => {
    const { button, arrive } = await firstVisit();
    await userEvent.click(button);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole("menu", { name: "More" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  });

  test.each(["{Enter}", " ", "{ArrowDown}"])("the key '%s' opens it at the first enabled item", async (key) => {
    const { button, arrive } = await firstVisit();
    button.focus();
    await userEvent.keyboard(key);
    arrive();
    await waitFor(async () => expect(await screen.findByRole("menuitem", { name: "Edit deck" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  });
});
