import { cardStates } from "./card-states.ts";
import { dueStates } from "./due-states.ts";
import { classTestStates } from "./class-test-states.ts";
import { assignmentStates } from "./assignment-states.ts";
import { dialogStates } from "./dialog-states.ts";
import { exchangeStates } from "./exchange-states.ts";
import { followingStates } from "./following-states.ts";
import { classListStates } from "./class-list-states.ts";
import { groupStates } from "./group-states.ts";
import { learnStates } from "./learn-states.ts";
import { loadingStates } from "./loading-states.ts";
import { maskStates } from "./mask-states.ts";
import { matchStates } from "./match-states.ts";
import { moderationStates } from "./moderation-states.ts";
import { offlineStates } from "./offline-states.ts";
import { progressStates } from "./progress-states.ts";
import { questionStates } from "./question-states.ts";
import { roundStates } from "./round-states.ts";
import { rarelyOpenedStates } from "./rarely-opened-states.ts";
import { sharingStates } from "./sharing-states.ts";
import type { State } from "./state.ts";
import { states } from "./states.ts";
import { studyStates } from "./study-states.ts";
import { coAuthorStates } from "./co-author-states.ts";
import { suggestionStates } from "./suggestion-states.ts";
import { waitingStates } from "./waiting-states.ts";
import { worthStates } from "./worth-states.ts";

/** Every screen, and each state of it that looks different. */
export const allStates: readonly State[] = [
  ...states,
  ...dueStates,
  ...progressStates,
  ...questionStates,
  ...suggestionStates,
  ...coAuthorStates,
  ...sharingStates,
  ...worthStates,
  ...followingStates,
  ...groupStates,
  ...classTestStates,
  ...classListStates,
  ...roundStates,
  ...studyStates,
  ...cardStates,
  ...waitingStates,
  ...assignmentStates,
  ...dialogStates,
  ...exchangeStates,
  ...learnStates,
  ...loadingStates,
  ...maskStates,
  ...matchStates,
  ...moderationStates,
  ...offlineStates,
  ...rarelyOpenedStates,
];
