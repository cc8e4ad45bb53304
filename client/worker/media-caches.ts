/** Pictures and sounds that a device keeps, a cache for each student; the page fills it, and the worker answers from it without a network. */
export const mediaCacheOf = (uid: string): string => `media-${uid}`;

/** Where the page says whose pictures and sounds may be shown: the one who is signed in. */
export const mediaMarkCache = "media-account";
export const mediaAccountKey = "/media-account";

export const mediaAddress = (name: string): string => `/api/media/${name}`;
export const isMediaAddress = (path: string): boolean => path.startsWith("/api/media/");
