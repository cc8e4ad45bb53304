import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";

/** The product's name, as the server wrote it into the page. */
export function brand(): string {
  return document.documentElement.dataset["brand"] || DEFAULT_BRAND;
}
