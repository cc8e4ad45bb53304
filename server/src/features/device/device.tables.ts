declare module "../../store/tables.ts" {
  interface Tables {
    deviceSequences: DeviceSequencesTable;
    deviceChanges: DeviceChangesTable;
    deviceCursors: DeviceCursorsTable;
  }
}

/** The number of a student's last change; maintained by triggers on `decks` and `studyCards`. */
type DeviceSequencesTable = { userId: string; last: number };

/** The last change of each own deck (`cardId` is empty) and of each studied card's state. Keyed by (userId, deck, cardId). */
type DeviceChangesTable = { userId: string; deckOwnerId: string; deckId: number; cardId: string; change: number };

/** The last cursors that were given to the student's devices; `filledAt` is when the device was filled anew, in ms since 1970. */
type DeviceCursorsTable = { userId: string; id: string; change: number; filledAt: number };
