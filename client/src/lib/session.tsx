import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo, type ReactNode } from "react";
import { readOwnUser, readSession, signOut, type Account } from "./accounts-api.ts";
import { onSessionOver } from "./http.ts";
import { queryKeys } from "./query-keys.ts";
import { signedInHint } from "./signed-in-hint.ts";

export type SignedIn = {
  state: "signed-in";
  uid: string;
  email: string;
  /** the student's record; undefined while it is being read */
  user: OwnUser | undefined;
  /** why the record could not be read */
  userProblem: AppError | null;
};

/** Who is looking: not known yet (or not to be learned: `problem`), a Guest, or a student. */
export type Session = { state: "unknown"; problem: AppError | null; retry: () => void } | { state: "guest" } | SignedIn;

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const account = useQuery<Account | null, AppError>({
    queryKey: queryKeys.session,
    queryFn: ({ signal }) => readSession(signal),
    staleTime: 60_000,
  });
  const uid = account.data?.uid;
  const user = useQuery<OwnUser, AppError>({
    queryKey: queryKeys.user(uid ?? ""),
    queryFn: ({ signal }) => readOwnUser(uid ?? "", signal),
    enabled: uid !== undefined,
    staleTime: 60_000,
  });

  useEffect(() => onSessionOver(() => becomeGuest(queryClient)), [queryClient]);
  useEffect(() => {
    if (account.data !== undefined) signedInHint.set(account.data !== null);
  }, [account.data]);

  const { data, error, refetch } = account;
  const session = useMemo<Session>(() => {
    if (data === undefined) return { state: "unknown", problem: error, retry: () => void refetch() };
    if (data === null) return { state: "guest" };
    return { state: "signed-in", uid: data.uid, email: data.email, user: user.data, userProblem: user.error };
  }, [data, error, refetch, user.data, user.error]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/** The student, on screens behind the guard. */
export function useSignedIn(): SignedIn {
  const session = useSession();
  if (session.state !== "signed-in") throw new Error("This screen is for signed-in students; the guard keeps others out");
  return session;
}

/** Takes over a fresh sign-up or login. */
export function becomeSignedIn(queryClient: QueryClient, account: Account): void {
  forgetOthersData(queryClient);
  queryClient.setQueryData(queryKeys.session, account);
}

/** Ends the session on the server, then here. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  await signOut();
  becomeGuest(queryClient);
}

/** The session is over: nobody's data stays in the memory of the page. */
function becomeGuest(queryClient: QueryClient): void {
  queryClient.setQueryData(queryKeys.session, null);
  forgetOthersData(queryClient);
}

function forgetOthersData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKeys.session[0] });
}
