import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Stories } from "./stories.tsx";

/** The part of the landing page below the fold. */
export function Below({ onSignUp, onLogIn }: { onSignUp: (() => void) | null; onLogIn: () => void }) {
  return (
    <>
      <Features />
      <Stories onSignUp={onSignUp} />
      <Closing onSignUp={onSignUp} onLogIn={onLogIn} />
    </>
  );
}
