/** The name the navbar shows: the display name, else the email up to the @, else 'Unknown User'. */
export function navbarName(user: { displayName: string | null; email: string | null }): string {
  return user.displayName || user.email?.split("@")[0] || "Unknown User";
}

/** The username that an author label holds, or null when it is a display name. */
export function usernameInLabel(label: string): string | null {
  return label.startsWith("@") ? label.slice(1) : null;
}
