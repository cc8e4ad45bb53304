/** The end of the addresses of accounts without an email address. `invalid` is reserved (RFC 2606), so no mail ever arrives there. */
const noEmailEnd = "@no-email.invalid";

/** What stands in the place of the address of an account without one. */
export function noEmailOf(id: string): string {
  return `${id.toLowerCase()}${noEmailEnd}`;
}

/** Whether an account's address only stands in for one: its student logs in with the username, and gets no mail. */
export function hasNoEmail(email: string): boolean {
  return email.endsWith(noEmailEnd);
}
