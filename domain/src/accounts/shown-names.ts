/** The name in the navbar: the display name, or the email up to the @, or 'Unknown User'. */
export function navbarName(user: { displayName: string | null; email: string | null }, unknown = "Unknown User"): string {
  return user.displayName || user.email?.split("@")[0] || unknown;
}

/** The username in an author label, or null for a display name. */
export function usernameInLabel(label: string): string | null {
  return label.startsWith("@") ? label.slice(1) : null;
}
