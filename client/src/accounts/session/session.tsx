import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { createSessionStore, type Session, type SessionStore, type SignedIn } from "./session-store.ts";

export type { Session, SignedIn } from "./session-store.ts";

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSessionStore);
  useEffect(() => store.start(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Actions on the session: enter, log out, take over a saved record, check again. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error("The session needs a SessionProvider above it");
  return store;
}

/** The student, on screens behind the guard. */
export function useSignedIn(): SignedIn {
  const session = useSession();
  if (session.state !== "signed-in") throw new Error("This screen is for signed-in students");
  return session;
}
