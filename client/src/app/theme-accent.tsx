import { useEffect } from "react";
import { useSession } from "../accounts/session/session.tsx";

/** Gives the page the student's own colour: `data-theme` on <html>, which tokens.css turns into --accent. */
export function ThemeAccent() {
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
