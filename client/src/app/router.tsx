import { Suspense, useState } from "react";
import { Route, Routes } from "react-router";
import { VisitorsOnly } from "./guard.tsx";
import { lazily } from "../ui/waiting/lazily.tsx";
import { isFirstScreen, noteFocus, returnFocus, sentFrame } from "../lib/first-screen.ts";
import { loadStudentFrame, Shell } from "./shell.tsx";
import { LoadingPage } from "./waiting.tsx";

/** Students don't load it. For a visitor, who has nothing cached, `lib/appearance/before-paint.ts` preloads it. */
const LandingScreen = lazily(() => import("../accounts/landing/landing-screen.tsx").then((module) => module.LandingScreen));
/** A visitor of the landing page loads no other screen, and no list of their files. */
const StudentRoutes = lazily(() => import("./student-routes.tsx").then((module) => module.StudentRoutes));

/** A returning student will most likely need these, so they load while the server is asked. */
export function loadStudentParts(): void {
  StudentRoutes.load();
  loadStudentFrame();
}

/** All addresses: the landing page, and the rest. */
export function AppRoutes() {
  return (
    <Shell>
      <Routes>
        <Route
          path="/"
          element={
            <VisitorsOnly>
              <Suspense fallback={<SentFrame />}>
                <LandingScreen />
              </Suspense>
            </VisitorsOnly>
          }
        />
        <Route path="*" element={<StudentRoutes />} />
      </Routes>
    </Shell>
  );
}

/** While the landing page's code loads, the page goes on showing what the server sent, the same elements: nothing flashes, and nothing is read out twice. */
function SentFrame() {
  // React empties the place of the frame after this first drawing.
  useState(noteFocus);
  return sentFrame === null || !isFirstScreen() ? <LoadingPage /> : <div data-frame="place" ref={showFrame} />;
}

function showFrame(place: HTMLElement | null) {
  if (sentFrame) place?.replaceChildren(sentFrame);
  returnFocus();
  return noteFocus;
}
