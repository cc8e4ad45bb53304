import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

const parts = [0, 1, 2, 3, 4, 5];
const counted = parts.flatMap((part) => [`reviews${part}`, `recalled${part}`]);

/**
 * A day's counts also say in which part of the day reviews were recalled, in parts of four hours from midnight by the student's clock at that time: a
 * log of years is not read for it.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { count } = columnTypes(kind);
  for (const column of counted)
    await db.schema
      .alterTable("studyDays")
      .addColumn(column, count, (c) => c.notNull().defaultTo(0))
      .execute();
  await sql.raw(fill(kind)).execute(db);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const column of counted.toReversed()) await db.schema.alterTable("studyDays").dropColumn(column).execute();
}

/** From the answers that were not undone. A study day begins at 4 a.m., which `dayShiftMs` has taken away from the clock. */
function fill(kind: DatabaseKind): string {
  const shift =
    kind === "sqlite"
      ? `json_extract(answer."entry", '$.scheduling.dayShiftMs')`
      : `(answer."entry"::jsonb #>> '{scheduling,dayShiftMs}')::bigint`;
  const part = `((answer."at" + ${shift} + 14400000) % 86400000 + 86400000) % 86400000 / 14400000`;
  const place = `"userId", "deckOwnerId", "deckId", "day"`;
  const sums = parts.map(
    (at) => `sum(case when "part" = ${at} then 1 else 0 end) as "reviews${at}",
      sum(case when "part" = ${at} and "rating" <> 'again' then 1 else 0 end) as "recalled${at}"`,
  );
  return `update "studyDays" set ${counted.map((column) => `"${column}" = recalled."${column}"`).join(", ")}
    from (
      select ${place}, ${sums.join(", ")}
      from (
        select answer."userId", answer."deckOwnerId", answer."deckId", answer."day", answer."rating", ${part} as "part"
        from "studyLog" answer left join "studyLog" undo on undo."userId" = answer."userId" and undo."undoes" = answer."id"
        where answer."kind" = 'answer' and answer."stageBefore" = 'review' and answer."source" in ('study', 'open-ended') and undo."id" is null
      ) as reviews
      group by ${place}
    ) as recalled
    where "studyDays"."userId" = recalled."userId" and "studyDays"."deckOwnerId" = recalled."deckOwnerId"
      and "studyDays"."deckId" = recalled."deckId" and "studyDays"."day" = recalled."day"`;
}
