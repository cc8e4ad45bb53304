import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { createQueryClient } from "../lib/query-client.ts";
import { SessionProvider } from "../lib/session.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { ThemeAccent } from "./theme-accent.tsx";

/** What every screen may count on: the query cache, the session, the student's colour, toasts. */
export function Providers({ children, queryClient }: { children: ReactNode; queryClient?: QueryClient }) {
  const [client] = useState(() => queryClient ?? createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <ThemeAccent />
        {children}
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
}
