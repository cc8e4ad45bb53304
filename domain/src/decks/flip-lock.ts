/** How long a card takes to turn; while it turns it can't be turned again. */
export const flipLockMs = 600;
