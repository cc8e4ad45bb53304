/** How the pages look: as the device is set, by day, by night. */
export const appearances = ["system", "day", "night"] as const;
export type Appearance = (typeof appearances)[number];

/** For those who have chosen nothing, unless the operator says otherwise: the specification's page is dark navy. */
export const DEFAULT_APPEARANCE: Appearance = "night";
