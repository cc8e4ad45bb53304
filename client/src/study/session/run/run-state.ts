import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { Session, Standing } from "@recollect/domain/study/session/session.ts";
import type { Slide } from "../../../cards/flip/use-flip-through.ts";
import type { Outbox } from "../../outbox/outbox.ts";
import type { CardToStudy, StudyQueue } from "../../requests/study-api.ts";
import type { LoadedModel } from "./model-loading.ts";
import type { TakenStep } from "./step-writing.ts";

export type RunState = {
  session: Session<CardToStudy>;
  standing: Standing<CardToStudy>;
  /** counts the cards shown, from 0: a card that comes again has a new number */
  showing: number;
  slide: Slide;
  /** null until its code is loaded */
  model: LoadedModel | null;
  /** a step takes long to store */
  isWriting: boolean;
  /** the cards are loading, and there is nothing to show until then */
  isAwaited: boolean;
  /** why the last step could be neither stored nor sent; the card is still in view */
  problem: AppError | null;
  /** the cards could not be read again, and why */
  readFailure: AppError | null;
};

export type PutAway = TakenStep["entry"] & { kind: "bury" | "suspend" };

export type StudyRunDeps = {
  first: StudyQueue;
  outbox: Outbox;
  /** reads the cards again; throws AppError */
  read: () => Promise<StudyQueue>;
  /** this device's, in ms since 1970 */
  clock: () => number;
  newId: () => string;
  /** called when the card in view was studied in another tab or on another device */
  onTakenAway: () => void;
  /** called for each card that the student buries or suspends */
  onPutAway: (entry: PutAway) => void;
  /** called for each step that the student undoes */
  onTakenBack: (entryId: string) => void;
};
