import { Route, Routes } from "react-router";
import { VisitorsOnly } from "./guard.tsx";
import { lazily } from "../ui/waiting/lazily.tsx";
import { Shell } from "./shell.tsx";

/** Students don't load it. For a visitor, who has nothing cached, `lib/appearance/before-paint.ts` preloads it. */
const LandingScreen = lazily(() => import("../accounts/landing/landing-screen.tsx").then((module) => module.LandingScreen));
/** A visitor of the landing page loads no other screen, and no list of their files. */
const StudentRoutes = lazily(() => import("./student-routes.tsx").then((module) => module.StudentRoutes));

/** All addresses: the landing page, and the rest. */
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
