import { useEffect, useState, type ReactNode } from "react";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { lostRuns } from "./run-storage.ts";

/** A test begins when what a killed browser had of it is there to go on with. */
export function AfterLostRuns({ waiting, children }: { waiting: string; children: ReactNode }) {
  const [areBack, setAreBack] = useState(lostRuns.areBack);
  useEffect(() => void lostRuns.restore().then(() => setAreBack(true)), []);
  if (areBack) return children;
  return (
    <Page narrow>
      <Spinner label={waiting} />
    </Page>
  );
}
