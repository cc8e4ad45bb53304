// First of all: what follows may fail, and says so in the page's language.
import "./lib/language/word-failures.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { DocumentErrorBoundary } from "./app/error-fallback.tsx";
import { Providers } from "./app/providers.tsx";
import { AppRoutes, loadStudentParts } from "./app/router.tsx";
import { isDeviceKept } from "./device/store/is-device-kept.ts";
import { storedRemovals } from "./device/store/stored-removals.ts";
import { keepInstallOffer } from "./lib/browser/install-prompt.ts";
import { answerFromDevice } from "./lib/requests/device-replies.ts";
import { bearTranslation } from "./lib/browser/page-translation.ts";
import { signedInHint } from "./accounts/session/signed-in-hint.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

bearTranslation();
keepInstallOffer();
// What can't be removed now is removed at the next start.
if (storedRemovals.get() !== null)
  void import("./app/leaving/finish-removals.ts").then(({ finishRemovals }) => finishRemovals()).catch(() => {});
// A visitor has nothing on this device.
if (isDeviceKept() && signedInHint.get()) answerFromDevice(import("./device/device-replies.ts").then((module) => module.repliesAhead()));

if (signedInHint.get()) loadStudentParts();

createRoot(root).render(
  <StrictMode>
    <DocumentErrorBoundary>
      <BrowserRouter>
        <Providers>
          <AppRoutes />
        </Providers>
      </BrowserRouter>
    </DocumentErrorBoundary>
  </StrictMode>,
);
