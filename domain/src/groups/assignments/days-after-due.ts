/** For how many days after its due day an assignment stays on a student's list, and its deck is studied with all decks even if it was never begun. */
export const daysAfterDue = 14;
