/** The product's name where nothing else is set; the environment variable `BRAND` overrides it. */
export const DEFAULT_BRAND = "Recollect";
