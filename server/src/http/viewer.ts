/** Who sent a request, after the guard: the student and the session. */
export type SessionViewer = { uid: string; sessionId: string };

/** The environment of every route behind the guard: `c.var.viewer` is always set. */
export type SignedIn = { Variables: { viewer: SessionViewer } };
