import { useEffect, useRef, useState, type RefObject } from "react";

type FirstRows<Row> = {
  shown: readonly Row[];
  hasMore: boolean;
  showAll: () => void;
  /** for each row's element */
  refOf: (at: number) => RefObject<HTMLLIElement | null> | undefined;
};

/**
 * The first rows of a long list, and all of them after `showAll`. The pressed button is gone then: the focus moves to the first row that it showed, and
 * there to its first link or button.
 */
export function useFirstRows<Row>(rows: readonly Row[], firstCount: number): FirstRows<Row> {
  const [isWhole, setWhole] = useState(false);
  const next = useRef<HTMLLIElement | null>(null);
  useEffect(() => {
    const row = next.current;
    if (!isWhole || !row) return;
    row.tabIndex = -1;
    (row.querySelector<HTMLElement>("a, button") ?? row).focus();
  }, [isWhole]);
  return {
    shown: isWhole ? rows : rows.slice(0, firstCount),
    hasMore: !isWhole && rows.length > firstCount,
    showAll: () => setWhole(true),
    refOf: (at) => (at === firstCount ? next : undefined),
  };
}
