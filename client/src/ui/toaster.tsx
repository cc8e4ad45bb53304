import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasterDoor } from "./toast.ts";

const ToastList = lazy(() => import("./toast-list.tsx").then((module) => ({ default: module.ToastList })));

/** Costs nothing until the first toast is raised. */
export function Toaster() {
  const isWanted = useSyncExternalStore(toasterDoor.subscribe, toasterDoor.isWanted);
  return isWanted ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
