import { Search } from "lucide-react";
import { useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { wholeNumber } from "../../../lib/language/formats.ts";
import { useFormulaWords } from "../../../cards/text/in-words.ts";
import { useFind } from "../../../lib/browser/use-find.ts";
import { listTexts } from "./terms.texts.ts";
import { rowsAlwaysDrawn, TermRows, type RowsProps } from "./term-rows.tsx";
import { termCounts, termFilters, termsShown, type TermFilter } from "./terms-shown.ts";
import styles from "./terms.module.css";

export type TermsProps = RowsProps;

/** All cards of a deck in a list: searched and filtered, each with its progress, a star, and a link to it. */
export function Terms({ cards, standings, stars, ...ofRows }: TermsProps) {
  const field = useRef<HTMLInputElement | null>(null);
  const heading = useId();
  const [filter, setFilter] = useState<TermFilter>("all");
  const [search, setSearch] = useState("");
  const searched = useDeferredValue(search);
  const { starred } = stars;
  const knowledge = useMemo(() => ({ standings, starred }), [standings, starred]);
  const counts = useMemo(() => termCounts(cards, knowledge), [cards, knowledge]);
  const formula = useFormulaWords();
  const matches = useMemo(
    () => termsShown(cards, filter, searched, { ...knowledge, formula }),
    [cards, filter, searched, knowledge, formula],
  );
  // The browser's search only finds rendered rows, which are a part of a longer list.
  useFind(field, cards.length > rowsAlwaysDrawn);
  const filters = termFilters.filter((one) => one !== "setAside" || counts.setAside > 0 || filter === one);
  const isNarrowed = filter !== "all" || searched.trim() !== "";

  return (
    <section className={styles.terms} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className="visually-hidden">
          {listTexts.title}
        </h2>
        <div className={styles.search} role="search">
          <Search size={18} aria-hidden />
          <input
            ref={field}
            type="search"
            aria-label={listTexts.search(cards.length)}
            placeholder={listTexts.search(cards.length)}
            dir="auto"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <div className={styles.filters} role="group" aria-label={listTexts.filters}>
          {filters.map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {listTexts[one]}
              {one !== "all" && ` ${wholeNumber(counts[one])}`}
            </button>
          ))}
        </div>
        <p className="visually-hidden" aria-live="polite">
          {isNarrowed ? listTexts.found(matches.length) : ""}
        </p>
      </div>
      {matches.length === 0 ? (
        <p className={styles.nothing}>{listTexts.nothing[searched.trim() === "" ? filter : "search"]}</p>
      ) : (
        <TermRows {...ofRows} cards={matches} standings={standings} stars={stars} />
      )}
    </section>
  );
}
