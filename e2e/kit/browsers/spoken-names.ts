import type { Locator, Page } from "@playwright/test";

type Name = string | RegExp;

/** What a text of the English screens is in the page's language. */
export type NameTranslation = (name: Name, isExact: boolean) => Name;

type Finder = { [method: string]: (first: unknown, options?: { name?: Name; exact?: boolean }) => Locator };

const pages = new WeakMap<Page, NameTranslation>();
const byText = ["getByText", "getByLabel", "getByPlaceholder", "getByTitle", "getByAltText"];

/** Steps that name in English what they press find it on this page, which is in another language. */
export function speakOn(page: Page, spoken: NameTranslation): void {
  pages.set(page, spoken);
  translateOn(page, (of) => of as Page);
  translateOn(page.locator("html"), (of) => (of as Locator).page());
}

const translated = new WeakSet<object>();

/** Replaces the finders of all pages, or of all locators; those of a page without another language stay as they were. */
function translateOn(one: Page | Locator, pageOf: (of: unknown) => Page): void {
  const finders = Object.getPrototypeOf(one) as Finder;
  if (translated.has(finders)) return;
  translated.add(finders);
  for (const method of [...byText, "getByRole"]) {
    const find = finders[method];
    if (!find) throw new Error(`A page has no ${method}`);
    finders[method] = function (this: unknown, first, options = {}) {
      const spoken = pages.get(pageOf(this));
      if (!spoken) return find.call(this, first, options);
      const { exact = false, name } = options;
      if (method !== "getByRole") return find.call(this, spoken(first as Name, exact), options);
      return find.call(this, first, name === undefined ? options : { ...options, name: spoken(name, exact) });
    };
  }
}

/** As it is written in a regular expression. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
