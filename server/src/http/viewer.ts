/** Who sent a request, once the guard let it through: the student and the session it came with. */
export type SessionViewer = { uid: string; sessionId: string };

/** The environment of every route behind the guard: `c.var.viewer` is always there. */
export type SignedIn = { Variables: { viewer: SessionViewer; /** a reply that may be large */ replyText?: string } };
