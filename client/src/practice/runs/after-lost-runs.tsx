import { useEffect, useState, type ReactNode } from "react";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { lostRuns } from "./run-storage.ts";

/** Starts a test after what a killed browser lost of it is restored. */
export function AfterLostRuns({ waiting, children }: { waiting: string; children: ReactNode }) {
  const [areBack, setAreBack] = useState(lostRuns.areBack);
  useEffect(() => void lostRuns.restore().then(() => setAreBack(true)), []);
  if (areBack) return children;
  return (
    <Page narrow>
      <Spinner isScreen label={waiting} />
    </Page>
  );
}
