import { dayMs } from "@recollect/domain/time/units.ts";

import type { Store } from "../../store/store.ts";
import { traits } from "../../store/database-capabilities.ts";

/** Days as numbers since 1970, each with the number of accounts opened and of students who studied. */
export type DayFigures = { day: number; signUps: number; active: number };

/** From the first day to the last. Sign-ups go by UTC days, studying by each student's own days. */
export async function figuresByDay({ read, kind }: Pick<Store, "read" | "kind">, from: number, to: number): Promise<DayFigures[]> {
  const since = traits[kind].identityTime(from * dayMs);
  const dayOf = traits[kind].dayOf("createdAt");
  const [signUps, active] = await Promise.all([
    read
      .selectFrom("users")
      .select((eb) => [dayOf.as("day"), eb.fn.countAll<number>().as("many")])
      .where("createdAt", ">=", since)
      .groupBy(dayOf)
      .execute(),
    read
      .selectFrom("studyDays")
      .select((eb) => ["day", eb.fn.count<number>("userId").distinct().as("many")])
      .where("day", ">=", from)
      .where("day", "<=", to)
      .groupBy("day")
      .execute(),
  ]);
  const signUpsByDay = new Map(signUps.map(({ day, many }) => [Date.parse(day) / dayMs, many]));
  const studied = new Map(active.map(({ day, many }) => [day, many]));
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = from + index;
    return { day, signUps: signUpsByDay.get(day) ?? 0, active: studied.get(day) ?? 0 };
  });
}
