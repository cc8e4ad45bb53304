import { columnRoles, type ColumnRole } from "@recollect/domain/exchange/text/tables/columns.ts";
import { encodings, type Encoding } from "@recollect/domain/exchange/text/encoding.ts";
import type { TableReading } from "@recollect/domain/exchange/text/tables/table.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { TextChoices } from "./use-text-reading.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

const separators = [
  { value: "found", label: texts.findOut },
  { value: "\t", label: texts.tab },
  { value: ",", label: texts.comma },
  { value: ";", label: texts.semicolon },
  { value: "|", label: texts.bar },
  { value: " - ", label: texts.dash },
  { value: "other", label: texts.somethingElse },
];

type Props = {
  table: TableReading;
  /** each line was separated by a sign of its own: then there are no columns to choose */
  isMixed: boolean;
  /** null for pasted text */
  encoding: Encoding | null;
  onEncoding: (encoding: Encoding) => void;
  onChoose: (change: TextChoices) => void;
};

/** How a table was read, to correct it. The preview follows each choice. */
export function TableChoices({ table, isMixed, encoding, onEncoding, onChoose }: Props) {
  const isCommon = separators.some(({ value }) => value === table.cellSeparator) && table.recordSeparator === null;
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.howToRead}</legend>
      {encoding !== null && (
        <SelectField
          label={texts.encoding}
          options={encodings.map(({ label }) => ({ value: label, label: texts.encodings[label] }))}
          value={encoding}
          onChange={({ target }) => onEncoding(target.value as Encoding)}
        />
      )}
      <SelectField
        label={texts.betweenTheSides}
        options={separators}
        value={isMixed ? "found" : isCommon ? table.cellSeparator : "other"}
        onChange={({ target }) => onChoose(separatorsOf(target.value))}
      />
      {!isCommon && !isMixed && (
        <>
          <TextField
            label={texts.separatorBetweenTheSides}
            value={table.cellSeparator}
            onChange={({ target }) => target.value !== "" && onChoose({ cellSeparator: target.value })}
          />
          <TextField
            label={texts.separatorBetweenCards}
            hint={texts.emptyTheEnd}
            value={table.recordSeparator ?? ""}
            onChange={({ target }) => onChoose({ recordSeparator: target.value === "" ? null : target.value })}
          />
        </>
      )}
      {!isMixed &&
        table.firstRows.length > 0 &&
        table.roles.map((role, column) => (
          <SelectField
            key={column}
            label={texts.column(column + 1, headOf(table, column))}
            options={columnRoles.map((value) => ({ value, label: texts.columnRoles[value] }))}
            value={role}
            onChange={({ target }) =>
              onChoose({ roles: table.roles.map((before, at) => (at === column ? (target.value as ColumnRole) : before)) })
            }
          />
        ))}
      {!isMixed && <Switch label={texts.theFirstLineSays} isOn={table.hasHeader} onChange={(hasHeader) => onChoose({ hasHeader })} />}
      {!isMixed && table.quotesMatter && (
        <Switch
          label={texts.quotesArePart}
          isOn={table.quotes === "literal"}
          onChange={(isLiteral) => onChoose({ quotes: isLiteral ? "literal" : "auto" })}
        />
      )}
    </fieldset>
  );
}

/** What a choice of the list means; to detect them again, what was chosen of the columns is forgotten, too. */
function separatorsOf(choice: string): TextChoices {
  if (choice === "found") return { cellSeparator: undefined, recordSeparator: undefined, quotes: undefined, roles: undefined };
  if (choice === "other") return { cellSeparator: ";TAB;", recordSeparator: ";BREAK;" };
  return { cellSeparator: choice, recordSeparator: null };
}

function headOf(table: TableReading, column: number): string {
  const text = table.firstRows.map((row) => row[column] ?? "").find((cell) => cell.trim() !== "") ?? "empty";
  return text.length > 30 ? `${text.slice(0, 29).toWellFormed()}…` : text;
}
