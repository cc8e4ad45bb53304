import { distrustAfterHiddenMs, openConnection, type Connection, type EventStream } from "./connection.ts";
import {
  isOfList,
  listAfter,
  receivedStatus,
  sentStatus,
  studyHint,
  type Item,
  type LiveEvent,
  type LiveStatus,
  type SentStatus,
} from "./events.ts";
import { onVisible } from "./on-visible.ts";

export type Subscriber = {
  /** whether the list is wanted; if no tab wants it, it is not read */
  wantsList: boolean;
  onEvent: (event: LiveEvent) => void;
  onStatus?: (status: LiveStatus) => void;
};

/** A subscriber gets the known state, then all events. Open while there is a subscriber. Returns the function that unsubscribes. */
export type LiveStream = { subscribe: (subscriber: Subscriber) => () => void };

type LiveStreamDeps = {
  /** one for each student: tabs with the same name share a stream */
  name: string;
  open: (wantsList: boolean) => EventStream;
  probe: () => Promise<unknown>;
  /** reads the list over a plain request; throws AppError */
  readList: () => Promise<readonly Item[]>;
  /** asks whether the server is there; throws AppError */
  ping: () => Promise<unknown>;
  /** if one of the two is missing, each tab has its own stream */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel: ((name: string) => BroadcastChannel) | undefined;
};

/** Messages between tabs: one asks, and the tab with the stream answers. */
type Message =
  | { kind: "hello"; wantsList: boolean; distrusts: boolean }
  | { kind: "welcome"; list: readonly Item[] | null; status: SentStatus }
  | { kind: "event"; event: LiveEvent }
  | { kind: "status"; status: SentStatus };

/** A tab with the stream that is silent for this long is frozen or gone; the visible tab takes over the stream. */
export const patienceMs = 2_000;

/**
 * One stream for all tabs of a browser, since HTTP/1.1 allows only six connections to a site. The tab that holds the lock has the stream
 * and forwards its events; when it closes, the lock goes to another tab, whose new stream begins with everything that may have been missed.
 */
export function createLiveStream(deps: LiveStreamDeps): LiveStream {
  const subscribers = new Set<Subscriber>();
  let list: readonly Item[] | null = null;
  let status: LiveStatus = { state: "connecting" };
  let sharing: Sharing | null = null;

  function publish(event: LiveEvent): void {
    list = listAfter(list, event);
    for (const one of subscribers) if (one.wantsList || !isOfList(event)) one.onEvent(event);
  }

  function become(next: LiveStatus): void {
    status = next;
    for (const one of subscribers) one.onStatus?.(next);
  }

  function begin(): void {
    sharing = share(deps, {
      publish,
      become,
      known: () => ({ list, status }),
      wantsList: () => [...subscribers].some((one) => one.wantsList),
    });
  }

  function end(): void {
    sharing?.end();
    sharing = null;
    list = null;
    status = { state: "connecting" };
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (sharing === null) begin();
      else {
        if (subscriber.wantsList && list === null) sharing.wantList();
        if (status.state === "polling") sharing.refresh();
        subscriber.onStatus?.(subscriber.wantsList && list === null && status.state === "live" ? { state: "connecting" } : status);
        // A list that was read a while ago may lack what this page has changed since.
        if (subscriber.wantsList && list && status.state !== "polling") subscriber.onEvent({ type: "snapshot", data: list });
        if (status.state === "live") subscriber.onEvent(studyHint);
      }
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) end();
      };
    },
  };
}

type Tab = {
  publish: (event: LiveEvent) => void;
  become: (status: LiveStatus) => void;
  known: () => { list: readonly Item[] | null; status: LiveStatus };
  wantsList: () => boolean;
};

type Sharing = { wantList: () => void; refresh: () => void; end: () => void };

/** One tab's part in the shared stream: it has the stream, or waits for its turn and gets events from the tab that has it. */
function share({ name, open, probe, readList, ping, locks, openChannel }: LiveStreamDeps, tab: Tab): Sharing {
  const ending = new AbortController();
  const channel = locks && openChannel?.(name);
  let leading: { connection: Connection; hasList: boolean; release: () => void } | null = null;
  let isWantedElsewhere = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
  const say = (message: Message) => channel?.postMessage(message);
  const wantsList = () => isWantedElsewhere || tab.wantsList();

  function connect(release: () => void): void {
    leading?.connection.close();
    const hasList = wantsList();
    const connection = openConnection({
      open: () => open(hasList),
      probe,
      async readInstead() {
        if (hasList) return [{ type: "snapshot", data: await readList() }, studyHint];
        await ping();
        return [studyHint];
      },
      first: hasList ? "snapshot" : "study",
      isHeldBack: tab.known().status.state === "polling",
      onEvent(event) {
        tab.publish(event);
        say({ kind: "event", event });
      },
      onStatus(status) {
        tab.become(status);
        say({ kind: "status", status: sentStatus(status) });
      },
    });
    leading = { connection, hasList, release };
  }

  /** Opens the stream; the promise holds the lock until the stream is given up. */
  async function lead(): Promise<void> {
    clearTimeout(patience);
    if (!ending.signal.aborted) await new Promise<void>(connect);
  }

  function giveUp(): void {
    leading?.connection.close();
    leading?.release();
    leading = null;
  }

  async function queue(how: LockOptions): Promise<void> {
    try {
      if (locks && channel) await locks.request(name, how, lead);
      else await lead();
    } catch {
      if (ending.signal.aborted) return;
      const wasTakenOver = leading !== null;
      giveUp();
      // A visible tab took over the stream, so this one waits for its next turn; if the browser refuses locks, each tab has its own stream.
      await (wasTakenOver ? queue({ signal: ending.signal }) : lead());
    }
  }

  /** Asks the tab with the stream for its state; if it does not answer, this one takes the stream, if it is visible. */
  function hello(distrusts = false): void {
    if (leading || !channel) return;
    clearTimeout(patience);
    patience = setTimeout(() => {
      if (!leading && document.visibilityState === "visible") void queue({ steal: true });
    }, patienceMs);
    say({ kind: "hello", wantsList: tab.wantsList(), distrusts });
  }

  function answer({ wantsList: isWanted, distrusts }: Message & { kind: "hello" }): void {
    isWantedElsewhere ||= isWanted;
    if (!leading) return;
    const { list, status } = tab.known();
    const isCurrent = leading.hasList && status.state !== "polling";
    say({ kind: "welcome", list: isCurrent ? list : null, status: sentStatus(status) });
    if (isWanted && !leading.hasList) connect(leading.release);
    else if (distrusts) leading.connection.reconnect();
    else if (isWanted) leading.connection.refresh();
  }

  function onMessage({ data: message }: MessageEvent<Message>): void {
    if (message.kind === "hello") return answer(message);
    if (leading) return;
    clearTimeout(patience);
    if (message.kind === "event") return tab.publish(message.event);
    if (message.kind === "welcome") {
      if (message.list) tab.publish({ type: "snapshot", data: message.list });
      tab.publish(studyHint);
    }
    tab.become(receivedStatus(message.status));
  }

  channel?.addEventListener("message", onMessage);
  const stopLooking = onVisible((hiddenMs) => hello(hiddenMs >= distrustAfterHiddenMs));
  void queue({ signal: ending.signal });
  hello();
  return {
    wantList() {
      if (leading === null) hello();
      else if (!leading.hasList) connect(leading.release);
    },
    refresh() {
      if (leading === null) hello();
      else leading.connection.refresh();
    },
    end() {
      ending.abort();
      clearTimeout(patience);
      giveUp();
      stopLooking();
      channel?.close();
    },
  };
}
