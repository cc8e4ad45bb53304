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
  { value: "\t", label: texts.tab },
  { value: ",", label: texts.comma },
  { value: ";", label: texts.semicolon },
  { value: "|", label: texts.bar },
  { value: " - ", label: texts.dash },
  { value: "other", label: texts.somethingElse },
];

type Props = {
  table: TableReading;
  /** null for pasted text */
  encoding: Encoding | null;
  onEncoding: (encoding: Encoding) => void;
  onChoose: (change: TextChoices) => void;
};

/** How a table was read, to correct it. The preview follows each choice. */
export function TableChoices({ table, encoding, onEncoding, onChoose }: Props) {
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
        value={isCommon ? table.cellSeparator : "other"}
        onChange={({ target }) =>
          onChoose(
            target.value === "other"
              ? { cellSeparator: ";TAB;", recordSeparator: ";BREAK;" }
              : { cellSeparator: target.value, recordSeparator: null },
          )
        }
      />
      {!isCommon && (
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
      {table.firstRows.length > 0 &&
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
      <Switch label={texts.theFirstLineSays} isOn={table.hasHeader} onChange={(hasHeader) => onChoose({ hasHeader })} />
      {table.quotesMatter && (
        <Switch
          label={texts.quotesArePart}
          isOn={table.quotes === "literal"}
          onChange={(isLiteral) => onChoose({ quotes: isLiteral ? "literal" : "auto" })}
        />
      )}
    </fieldset>
  );
}

function headOf(table: TableReading, column: number): string {
  const text = table.firstRows.map((row) => row[column] ?? "").find((cell) => cell.trim() !== "") ?? "empty";
  return text.length > 30 ? `${text.slice(0, 29).toWellFormed()}…` : text;
}
