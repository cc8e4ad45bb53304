import { Route, Routes } from "react-router";
import { VisitorsOnly } from "./guard.tsx";
import { lazily } from "../ui/waiting/lazily.tsx";
import { Shell } from "./shell.tsx";

/** Students don't load it. For a visitor, who has nothing cached, `lib/appearance/before-paint.ts` asks for it together with the rest. */
const LandingScreen = lazily(() => import("../accounts/landing/landing-screen.tsx").then((module) => module.LandingScreen));
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
