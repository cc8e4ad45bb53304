import { useEffect, type ReactNode } from "react";
import { SessionProvider, useSession } from "../accounts/session/session.tsx";
import { Toaster } from "../ui/toast/toaster.tsx";

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

/** Gives the page the student's own colour: `data-theme` on <html>, which tokens.css turns into --accent. */
function ThemeAccent() {
  const session = useSession();
  const theme = session.state === "signed-in" ? session.user?.selectedTheme : undefined;
  const isGuest = session.state === "guest";
  useEffect(() => {
    const html = document.documentElement;
    if (theme !== undefined) html.dataset["theme"] = String(theme);
    else if (isGuest) delete html.dataset["theme"];
  }, [theme, isGuest]);
  return null;
}
