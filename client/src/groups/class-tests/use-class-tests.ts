import type { OwnClassTest } from "@recollect/domain/groups/class-tests/results.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { groupKeys } from "../group-keys.ts";
import { useReadAgainOn } from "../../lib/live/use-read-again-on.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { readClassTests, readOwnTests, type GroupClassTests } from "./class-tests-api.ts";

const allGroups = queryKeys.groups();

/** While a test is open its teachers' page counts who is done, every so many ms. */
const countingMs = 5000;
/** The longest and the shortest time to the next reading at a known moment, in ms. */
const [mostMs, leastMs] = [60_000, 1000];

/** A group's tests, read again when one changes, opens or closes. */
export function useClassTests(groupId: string) {
  useReadAgainOn("groups", allGroups);
  return useQuery<GroupClassTests, AppError>({
    queryKey: groupKeys.groupTests(groupId),
    queryFn: ({ signal }) => readClassTests(groupId, signal),
    refetchInterval: ({ state: { data } }) => data !== undefined && untilNext(data),
  });
}

/** The student's own tests of all groups. */
export function useOwnTests() {
  useReadAgainOn("groups", allGroups);
  return useQuery<OwnClassTest[], AppError>({
    queryKey: groupKeys.ownTests(),
    queryFn: ({ signal }) => readOwnTests(signal),
    refetchInterval: ({ state: { data } }) => untilMoment(momentsOf(data ?? []), data?.[0]?.now ?? 0),
  });
}

function untilNext({ isTeacher, tests, own, now }: GroupClassTests): number | false {
  if (isTeacher && tests.some(({ phase }) => phase === "open" || phase === "ending")) return countingMs;
  const moments = isTeacher ? tests.map(({ opensAt }) => opensAt) : momentsOf(own);
  return untilMoment(moments, now);
}

/** When something about a student's test changes by itself: its opening, its end, and the results. */
function momentsOf(own: readonly OwnClassTest[]): number[] {
  return own.flatMap(({ opensAt, closesAt, deadline }) => [opensAt, closesAt, closesAt + CLASS_TEST.graceMs, deadline ?? 0]);
}

/** The time to the next of these moments by the server's clock, at most a minute; false if all are over. */
export function untilMoment(moments: readonly number[], now: number): number | false {
  const next = Math.min(...moments.filter((moment) => moment > now));
  return Number.isFinite(next) && Math.min(mostMs, Math.max(leastMs, next - now));
}
