import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { Providers } from "../src/app/providers.tsx";
import { AppRoutes } from "../src/app/router.tsx";
import { createQueryClient } from "../src/lib/requests/query-client.ts";

type Rendered = RenderResult & {
  user: UserEvent;
  address: () => string;
  /** as the browser's Back (-1) and Forward (1) */ go: (steps: number) => void;
};

/** The whole app at an address. */
export function renderApp(at: string): Rendered {
  return renderInRouter(at, <AppRoutes />);
}

/** A component with everything that a screen may use. Failed reads are not retried. */
export function renderAt(at: string, piece: ReactNode): Rendered {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  return renderInRouter(at, <QueryClientProvider client={queryClient}>{piece}</QueryClientProvider>);
}

function renderInRouter(at: string, content: ReactNode): Rendered {
  let address = at;
  let go: (steps: number) => void = () => {};
  const result = render(
    <MemoryRouter initialEntries={[at]}>
      <Providers>{content}</Providers>
      <AddressReader onRead={(now, steps) => ([address, go] = [now, steps])} />
    </MemoryRouter>,
  );
  return { ...result, user: userEvent.setup({ delay: null }), address: () => address, go: (steps) => act(() => go(steps)) };
}

function AddressReader({ onRead }: { onRead: (address: string, go: (steps: number) => void) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  onRead(pathname + search, (steps) => void navigate(steps));
  return null;
}
