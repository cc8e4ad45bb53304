import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Stories } from "./stories.tsx";

/** What a visitor scrolls down to. */
export function Below({ onSignUp, onLogIn }: { onSignUp: (() => void) | null; onLogIn: () => void }) {
  return (
    <>
      <Features />
      <Stories onSignUp={onSignUp} />
      <Closing onSignUp={onSignUp} onLogIn={onLogIn} />
    </>
  );
}
