import { onDemand } from "../../lib/on-demand.ts";
import type { UnreadProps } from "./unread-notices.tsx";
import { useLiveNotices, useNotices } from "./use-notices.ts";

const unread = onDemand<UnreadProps>(() => import("./unread-notices.tsx").then((module) => module.UnreadNotices));

/** The student's unread notices, above any screen. The code loads with the first one. */
export function Notices() {
  useLiveNotices();
  const notices = useNotices()?.notices.filter(({ readAt }) => readAt === null) ?? [];
  return <unread.Part isWanted={notices.length > 0} props={{ notices }} />;
}
