import { errorText } from "../../lib/language/error-text.ts";
import { createContext, lazy, useContext, useEffect, useReducer, useState, type ComponentType, type ReactNode } from "react";
import { loadingParts } from "../../lib/loading-parts.ts";
import { rememberLost } from "../../lib/lost-parts.ts";
import { LoadFailed } from "../messages/load-failed.tsx";
import { texts } from "./lazily.texts.ts";

/** Shown in place of a part whose code could not be loaded. */
export type PartFailed = ComponentType<{ retry: () => void }>;

/** A part whose code can also be loaded ahead: then it is drawn at once. */
export type LazyPart<Props> = { (props: Props): ReactNode; load: () => void };

const Retry = createContext<() => void>(() => undefined);

/**
 * A part of the page whose code loads when it is first rendered. If that fails, its place shows the error and retries, by a button or when
 * the network is back; the rest of the page stays. (React's `lazy` remembers a failure for good, and so do browsers: see `rememberLost`,
 * and `loadedAgain` for the part's own imports.)
 */
export function lazily<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Failed: PartFailed = PageFailed,
): LazyPart<Props> {
  const Instead: ComponentType<Props> = () => <RetriedOnline Failed={Failed} />;
  const attempt = (isAgain: boolean) =>
    lazy(() =>
      loadingParts.during(patiently(fetchPart)).then(asDefault, async () => {
        if ((isAgain || !wasLoadedLately()) && (await isServerThere())) return loadedAgain();
        return { default: Instead };
      }),
    );
  let Part: ComponentType<Props> = attempt(false);
  let loaded: ComponentType<Props> | null = null;

  function LazyPart(props: Props) {
    // React shows what `lazy` has waited for no sooner than 300 ms after what stood in its place.
    const [Loaded] = useState(() => loaded);
    const Shown = Loaded ?? Part;
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const retry = () => {
      Part = attempt(true);
      drawAgain();
    };
    return (
      <Retry value={retry}>
        <Shown {...props} />
      </Retry>
    );
  }
  // What fails here is asked again when it is drawn, and says so there.
  LazyPart.load = () =>
    void fetchPart()
      .then((part) => (loaded = part))
      .catch(rememberLost);
  return LazyPart;
}

/** Retries this long after a failure, in ms: a device that changes networks drops requests in progress. */
export const pausesMs = [300, 1200] as const;

/** Retries before it fails, unless the browser is offline. */
async function patiently<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (const pauseMs of pausesMs) {
    try {
      return await fetchPart();
    } catch (failure) {
      rememberLost(failure);
      if (!navigator.onLine) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return fetchPart();
}

/** Chromium remembers a failed file while the page is open, and never requests it again: only a reload helps. */
function loadedAgain(): Promise<never> {
  try {
    sessionStorage.setItem(loadedKey, String(Date.now()));
  } catch {
    // Then only the button reloads.
  }
  location.reload();
  return new Promise(() => {});
}

const loadedKey = "recollect:loaded-again";
const latelyMs = 60_000;

/** If a reload did not help it is not repeated forever. Without storage this is unknown. */
function wasLoadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(loadedKey) ?? 0) < latelyMs;
  } catch {
    return true;
  }
}

/** Without a server a reload would replace a working page by an error. */
async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function asDefault<Props>(part: ComponentType<Props>): { default: ComponentType<Props> } {
  return { default: part };
}

function RetriedOnline({ Failed }: { Failed: PartFailed }) {
  const retry = useContext(Retry);
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  return <Failed retry={retry} />;
}

function PageFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <LoadFailed title={texts.thisPageCould} message={errorText("auth/network-request-failed")} retry={retry} isRetrying={false} />
    </div>
  );
}
