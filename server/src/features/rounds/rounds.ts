import type { RoundPolicy } from "@recollect/domain/rounds/round.ts";

import type { Examiner } from "../../examiner/examiner.ts";
import type { Feed } from "../../feed/feed.ts";
import type { OpenStreams } from "../../feed/open-streams.ts";
import type { Log } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { createHosting } from "./hosting.service.ts";
import { createPlaying } from "./playing.service.ts";
import { createRoundQuestions } from "./round-questions.ts";
import { readState } from "./round-state.ts";
import { createRoundStreams } from "./round-streams.ts";

type RoundsFeatureDeps = {
  store: Store;
  feed: Feed;
  streams: OpenStreams;
  /** ms since 1970 */
  clock: () => number;
  policy: RoundPolicy;
  /** the built-in one */
  examiner: Pick<Examiner, "multipleChoice">;
  newSeed: () => string;
  isSessionAlive: (sessionId: string) => Promise<boolean>;
  log: Log;
};

/** Live rounds: hosting, playing, and the streams by which both look on. */
export function createRounds({ store, feed, streams: open, clock, policy, examiner, newSeed, isSessionAlive, log }: RoundsFeatureDeps) {
  const questions = createRoundQuestions({ store, examiner, newSeed });
  const hosting = createHosting({ store, clock, policy, questions });
  const playing = createPlaying({ store, clock, policy, questions });
  const streams = createRoundStreams({
    feed,
    streams: open,
    clock,
    read: (id) => readState(store.read, id, { questions, clock }),
    closeQuestion: hosting.closeQuestion,
    endIfClosed: hosting.endIfClosed,
    isSessionAlive,
    log,
  });
  return { hosting, playing, streams };
}
