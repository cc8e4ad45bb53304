import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { Session, Standing } from "@recollect/domain/study/session/session.ts";
import type { Slide } from "../../../cards/flip/use-flip-through.ts";
import type { Outbox } from "../../outbox/outbox-type.ts";
import type { CardToStudy, StudyQueue } from "../../requests/study-api.ts";
import type { LoadedModel } from "./model-loading.ts";
import type { TakenStep } from "./step-writing.ts";

export type RunState = {
  session: Session<CardToStudy>;
  standing: Standing<CardToStudy>;
  /** which showing of a card this is, from 0: a card that comes again is another one */
  showing: number;
  slide: Slide;
  /** null until its code is there */
  model: LoadedModel | null;
  /** a step takes its time to be written down */
  isWriting: boolean;
  /** the cards are being read, and without them there is nothing to show */
  isAwaited: boolean;
  /** why the last step could be neither kept nor sent; the card is still there */
  problem: AppError | null;
  /** the cards could not be read again, and why */
  readFailure: AppError | null;
};

export type PutAway = TakenStep["entry"] & { kind: "bury" | "suspend" };

export type RunParts = {
  first: StudyQueue;
  outbox: Outbox;
  /** reads the cards again; throws AppError */
  read: () => Promise<StudyQueue>;
  /** this device's, in ms since 1970 */
  clock: () => number;
  newId: () => string;
  /** hears that the card in view was studied in another tab or on another device */
  onTakenAway: () => void;
  /** hears of each card that the student buries or suspends */
  onPutAway: (entry: PutAway) => void;
  /** hears of each step that the student takes back */
  onTakenBack: (entryId: string) => void;
};
