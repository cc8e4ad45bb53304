import { lazily, locale } from "./language/formats.ts";

const inRow = lazily(() => new Intl.ListFormat(locale, { type: "unit", style: "short" }));

/** Names in a row, such as '@ada, @bob', each in its own direction: the words between them are of the page's language. */
export function Names({ of }: { of: readonly string[] }) {
  return inRow()
    .formatToParts(of)
    .map(({ type, value }, at) =>
      type === "element" ? (
        <bdi key={at} translate="no">
          {value}
        </bdi>
      ) : (
        value
      ),
    );
}
