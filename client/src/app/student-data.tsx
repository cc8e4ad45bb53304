import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useSessionStore } from "../accounts/session/session.tsx";
import { listDecks } from "../decks/decks-api.ts";
import { hasWaitingSaves } from "../decks/waiting/store/has-waiting-saves.ts";
import { isDeviceKept } from "../device/store/is-device-kept.ts";
import { LiveProvider } from "../lib/live/live.tsx";
import { onDemand } from "../lib/on-demand.ts";
import { createQueryClient } from "../lib/requests/query-client.ts";
import { Notices } from "../moderation/notices/notices.tsx";
import { OutboxProvider } from "../study/outbox/outbox-provider.tsx";
import { CommandMenuOnDemand } from "./command-menu/command-menu-on-demand.tsx";
import { UpdatesWhenIdle } from "./updates/updates-when-idle.tsx";
import { StudySettings } from "../study/settings/study-settings.tsx";

const keepDevice = onDemand(() => import("../device/keep-device.tsx").then((module) => module.KeepDevice));

/**
 * One student's query cache and outbox, created at sign-in and dropped when the session ends, so no student sees another's data. It also
 * renders the dialogs that open over any screen.
 */
export function StudentData({ uid, children }: { uid: string; children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const { check } = useSessionStore();
  return (
    <QueryClientProvider client={client}>
      <LiveProvider uid={uid} readList={() => listDecks(uid)} onSessionOver={check}>
        {/* Where the operator has switched that off, what was saved on this device before is still sent. */}
        {(isDeviceKept() || hasWaitingSaves.get(uid)) && <KeepDevice uid={uid} />}
        <UpdatesWhenIdle />
        <Notices />
        <OutboxProvider uid={uid}>{children}</OutboxProvider>
        <StudySettings />
        <CommandMenuOnDemand uid={uid} />
      </LiveProvider>
    </QueryClientProvider>
  );
}

/**
 * Not waited for, nor said to be loading: without it the student's screens work as in a browser that keeps nothing. It brings the list that this device has,
 * so it is not `lazy`: React would draw it no sooner than 300 ms after the screen.
 */
function KeepDevice({ uid }: { uid: string }): ReactNode {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void keepDevice.prefetch().then(() => setLoaded(true)), []);
  return <keepDevice.Part isWanted={isLoaded} props={{ uid }} />;
}
