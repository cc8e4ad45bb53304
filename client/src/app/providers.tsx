import * as Direction from "radix-ui/direction";
import { useEffect, type ReactNode } from "react";
import { LanguageSettings } from "../accounts/language/language-settings.tsx";
import { SessionProvider, useSession } from "../accounts/session/session.tsx";
import { isRightToLeft } from "../lib/browser/direction.ts";
import { Toaster } from "../ui/toast/toaster.tsx";

/** What every screen needs: the reading direction for tabs and menus, the session, the student's theme colour, toasts. Inside the guard, StudentData adds the query cache. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Direction.Provider dir={isRightToLeft() ? "rtl" : "ltr"}>
      <SessionProvider>
        <ThemeAccent />
        {children}
        <LanguageSettings />
        <Toaster />
      </SessionProvider>
    </Direction.Provider>
  );
}

/** Sets the student's theme colour: `data-theme` on <html>, from which tokens.css derives --accent. */
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
