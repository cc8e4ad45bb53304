import { Route, Routes } from "react-router";
// Not lazy: a stranger, who has nothing cached, is not made to wait for a second file.
import { LandingScreen } from "../accounts/landing/landing-screen.tsx";
import { VisitorsOnly } from "./guard.tsx";
import { lazily } from "../ui/waiting/lazily.tsx";
import { Shell } from "./shell.tsx";

/** A visitor of the landing page loads none of the other addresses, nor the names of their files. */
const StudentRoutes = lazily(() => import("./student-routes.tsx").then((module) => module.StudentRoutes));

/** Every address: the landing page, and all others. */
export function AppRoutes() {
  return (
    <Shell>
      <Routes>
        <Route path="/" element={<VisitorsOnly children={<LandingScreen />} />} />
        <Route path="*" element={<StudentRoutes />} />
      </Routes>
    </Shell>
  );
}
