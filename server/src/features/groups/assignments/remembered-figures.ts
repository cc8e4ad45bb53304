import { setImmediate as nextTurn } from "node:timers/promises";

/** What figures are asked of, and `version`, which is another one when they may have changed. */
export type FiguresRequest = { uid: string; deckOwnerId: string; deckId: number; dueDay: number; version: string };

type RememberedFiguresDeps<Figures> = {
  compute: (request: FiguresRequest) => Promise<Figures>;
  /** called with a failure that no caller waits for */
  onFailure: (failure: unknown) => void;
};

/** Figures of at most so many students and decks are remembered: about 200 bytes each. */
const mostRemembered = 20_000;

/**
 * Remembers figures that take milliseconds to compute, until their version changes. A caller waits for at most `budgetMs`; the rest is computed
 * afterwards, one after the other, so that other requests get their turns, and is null in the reply.
 */
export function createRememberedFigures<Figures>({ compute, onFailure }: RememberedFiguresDeps<Figures>) {
  const remembered = new Map<string, { version: string; figures: Figures }>();
  const waiting = new Map<string, FiguresRequest>();
  let running: Promise<void> | null = null;

  const keyOf = ({ uid, deckOwnerId, deckId, dueDay }: FiguresRequest) => `${uid}/${deckOwnerId}/${deckId}/${dueDay}`;

  function recall(request: FiguresRequest): Figures | null {
    const entry = remembered.get(keyOf(request));
    return entry?.version === request.version ? entry.figures : null;
  }

  async function computed(request: FiguresRequest): Promise<Figures> {
    const figures = await compute(request);
    const key = keyOf(request);
    remembered.delete(key);
    remembered.set(key, { version: request.version, figures });
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
    return figures;
  }

  async function computeWaiting(): Promise<void> {
    for (const [key, request] of waiting) {
      waiting.delete(key);
      await nextTurn();
      if (recall(request) === null) await computed(request);
    }
  }

  /** After a failure the rest waits until it is asked for again. */
  function computeLater(requests: readonly FiguresRequest[]): void {
    for (const request of requests) waiting.set(keyOf(request), request);
    running ??= computeWaiting()
      .catch((failure: unknown) => {
        waiting.clear();
        onFailure(failure);
      })
      .finally(() => (running = null));
  }

  /** The figures in the order of the requests; null for those that are computed later. */
  return async function figuresOf(requests: readonly FiguresRequest[], budgetMs: number): Promise<(Figures | null)[]> {
    const results = requests.map(recall);
    const from = performance.now();
    const later: FiguresRequest[] = [];
    for (const [at, request] of requests.entries()) {
      if (results[at] !== null) continue;
      if (performance.now() - from >= budgetMs) later.push(request);
      else {
        await nextTurn();
        results[at] = await computed(request);
      }
    }
    if (later.length > 0) computeLater(later);
    return results;
  };
}
