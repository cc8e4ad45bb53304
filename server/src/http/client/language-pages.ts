import { DEFAULT_LANGUAGE, pageDirection, type InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";

import { clientFile, languageFiles, type ClientFile, type ClientFiles } from "./client-files.ts";
import { inLanguage, manifestAddress, type WebManifest } from "./web-manifest.ts";

/**
 * The client's page in a language: it says its language and direction, and loads the language's file before the page's first module, since module
 * scripts run in their order. English needs no file.
 */
export function createLanguagePages(files: ClientFiles): {
  offered: readonly string[];
  pageIn: (page: ClientFile, language: InterfaceLanguage) => ClientFile;
  manifestIn: (manifest: ClientFile, language: InterfaceLanguage) => ClientFile;
} {
  const byTag = languageFiles(files.keys());
  const offeredTags = [...byTag.keys()];
  const inLanguages = new WeakMap<ClientFile, Map<string, ClientFile>>();

  /** Made once for each language. */
  function fileIn(file: ClientFile, language: InterfaceLanguage, make: () => ClientFile): ClientFile {
    const madeFiles = inLanguages.get(file) ?? new Map<string, ClientFile>();
    inLanguages.set(file, madeFiles);
    const made = madeFiles.get(language) ?? make();
    madeFiles.set(language, made);
    return made;
  }

  function pageIn(page: ClientFile, language: InterfaceLanguage): ClientFile {
    const address = byTag.get(language);
    if (language === DEFAULT_LANGUAGE || address === undefined) return page;
    return fileIn(page, language, () => clientFile("/index.html", Buffer.from(worded(textOf(page), language, address))));
  }

  function manifestIn(manifest: ClientFile, language: InterfaceLanguage): ClientFile {
    if (language === DEFAULT_LANGUAGE) return manifest;
    return fileIn(manifest, language, () =>
      clientFile(manifestAddress, Buffer.from(JSON.stringify(inLanguage(JSON.parse(textOf(manifest)) as WebManifest, language)))),
    );
  }
  return { offered: offeredTags, pageIn, manifestIn };
}

function textOf({ bytes }: ClientFile): string {
  return Buffer.from(bytes).toString("utf8");
}

function worded(page: string, language: InterfaceLanguage, address: string): string {
  return (
    page
      // The first ones of the page are those of its root element.
      .replace('lang="en"', `lang="${language}"`)
      .replace('dir="ltr"', `dir="${pageDirection(language)}"`)
      .replace(/<script type="module"/, `<script type="module" crossorigin src="${address}"></script>\n    $&`)
  );
}
