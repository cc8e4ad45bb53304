import type { ReactNode } from "react";
import { SessionProvider } from "../accounts/session/session.tsx";
import { Toaster } from "../ui/toast/toaster.tsx";
import { ThemeAccent } from "./theme-accent.tsx";

/** What every screen may count on: the session, the student's colour, toasts. Behind the guard, StudentData adds the query cache. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <ThemeAccent />
      {children}
      <Toaster />
    </SessionProvider>
  );
}
