declare module "../../store/tables.ts" {
  interface Tables {
    deviceSequences: DeviceSequencesTable;
    deviceChanges: DeviceChangesTable;
  }
}

/** The number of a student's last change; maintained by triggers on `decks` and `studyCards`. */
type DeviceSequencesTable = { userId: string; last: number };

/** The last change of each own deck (`cardId` is empty) and of each studied card's state. Keyed by (userId, deck, cardId). */
type DeviceChangesTable = { userId: string; deckOwnerId: string; deckId: number; cardId: string; change: number };
