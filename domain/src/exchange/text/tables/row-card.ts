import type { AllCardFields } from "../../../cards/card-fields.ts";
import { maskLines } from "../../masks-of-card.ts";
import { splitTags } from "../../tags.ts";
import type { ColumnRole } from "./columns.ts";

type RowCard = {
  term: string;
  definition: string;
  extra: string;
  tags: string[];
  bothWays: boolean;
  typeAnswer: boolean;
  masks: string[];
};

/** The card of a table's row by its columns' roles, the deck that the row names, and its cells that are in no card. */
export function cardOfRow(
  row: readonly string[],
  roles: readonly ColumnRole[],
  sideOf: (cell: string) => string = (cell) => cell,
): { card: RowCard; deck: string; leftOut: { cell: string; column: number }[] } {
  const cells = (role: ColumnRole) => row.filter((cell, index) => roles[index] === role && cell !== "");
  const side = (role: ColumnRole) => sideOf(cells(role).join("\n"));
  const flag = (role: ColumnRole) => cells(role).join("").trim();
  const isFlag = (role: ColumnRole) => /^(?:yes|y|true|1|x|no|n|false|0)?$/i.test(flag(role));
  const isYes = (role: ColumnRole) => /^(?:yes|y|true|1|x)$/i.test(flag(role));
  return {
    card: {
      term: side("term"),
      definition: side("definition"),
      extra: side("extra"),
      tags: splitTags(cells("tags").join(" ")),
      bothWays: isYes("both-ways"),
      typeAnswer: isYes("type-answer"),
      masks: maskLines(cells("masks").join("\n")),
    } satisfies AllCardFields,
    deck: cells("deck").join("::"),
    leftOut: row.flatMap((cell, column) => {
      const role = roles[column] ?? "ignore";
      return cell.trim() !== "" && (role === "ignore" || ((role === "both-ways" || role === "type-answer") && !isFlag(role)))
        ? [{ cell, column }]
        : [];
    }),
  };
}
