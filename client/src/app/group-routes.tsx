import { Route, Routes, useLocation, useParams } from "react-router";
import { useTimeZone } from "../study/use-time-zone.ts";
import { lazily } from "../ui/waiting/lazily.tsx";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";

const GroupPages = lazily(() => import("../groups/group-pages.tsx").then((module) => module.GroupPages));
const RosterPages = lazily(() => import("../groups/roster/roster-pages.tsx").then((module) => module.RosterPages));
const AssignmentsScreen = lazily(() => import("../groups/assignments/assignments-screen.tsx").then((module) => module.AssignmentsScreen));
const ClassProgressScreen = lazily(() =>
  import("../groups/assignments/class-progress-screen.tsx").then((module) => module.ClassProgressScreen),
);
const ClassTestsScreen = lazily(() => import("../groups/class-tests/class-tests-screen.tsx").then((module) => module.ClassTestsScreen));
const ClassTestScreen = lazily(() => import("../groups/class-tests/class-test-screen.tsx").then((module) => module.ClassTestScreen));
const QuestionsScreen = lazily(() => import("../groups/questions/questions-screen.tsx").then((module) => module.QuestionsScreen));

/** The addresses below `/groups`, `/join` and `/slip`: a table of its own, which loads with the first page of a group. */
export function GroupRoutes() {
  const { pathname } = useLocation();
  // Whoever has a slip may have no account yet.
  return pathname.startsWith("/slip") ? <RosterPages /> : <MemberRoutes />;
}

/** The due days of assignments count from the student's day, so the first page of a group sends the time zone: a link may lead to it before any other page. */
function MemberRoutes() {
  useTimeZone();
  const { code } = useParams();
  if (code !== undefined) return <GroupPages />;
  return (
    <Routes>
      <Route path=":groupId?" element={<GroupPages />} />
      <Route path=":groupId/list" element={<RosterPages />} />
      <Route path=":groupId/slips" element={<RosterPages />} />
      <Route path=":groupId/assignments" element={<AssignmentsScreen />} />
      <Route path=":groupId/assignments/:assignmentId" element={<ClassProgressScreen />} />
      <Route path=":groupId/tests" element={<ClassTestsScreen />} />
      <Route path=":groupId/tests/:testId" element={<ClassTestScreen />} />
      <Route path=":groupId/questions" element={<QuestionsScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
