import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * The sums of each study day are counted when an answer is written: reading a log of years for a calendar took seconds, during which a server on
 * SQLite did nothing else.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("studyDays")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("day", count, (c) => c.notNull())
    .addColumn("answers", count, (c) => c.notNull())
    .addColumn("right", count, (c) => c.notNull())
    .addColumn("mature", count, (c) => c.notNull())
    .addColumn("matureRight", count, (c) => c.notNull())
    .addColumn("asked", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("studyDaysPrimaryKey", ["userId", "deckOwnerId", "deckId", "day"])
    .modifyEnd(end)
    .execute();
  await sql.raw(fill(kind)).execute(db);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.schema.dropTable("studyDays").execute();
}

/** From the answers that were not undone; `asked` sums up millionths. */
function fill(kind: DatabaseKind): string {
  const place = `answer."userId", answer."deckOwnerId", answer."deckId", answer."day"`;
  const counted = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`;
  const [isRight, isMature] = [`answer."rating" <> 'again'`, `answer."asked" is not null`];
  const asked = `coalesce(sum(cast(round(${kind === "sqlite" ? `answer."asked"` : `answer."asked"::numeric`} * 1000000) as bigint)), 0)`;
  return `insert into "studyDays" ("userId", "deckOwnerId", "deckId", "day", "answers", "right", "mature", "matureRight", "asked")
    select ${place}, count(*), ${counted(isRight)}, ${counted(isMature)}, ${counted(`${isMature} and ${isRight}`)}, ${asked}
    from "studyLog" answer left join "studyLog" undo on undo."userId" = answer."userId" and undo."undoes" = answer."id"
    where answer."kind" = 'answer' and undo."id" is null
    group by ${place}`;
}
