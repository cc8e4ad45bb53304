import { DEFAULT_LANGUAGE, pageDirection, type InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";

import { clientFile, languageFiles, type ClientFile, type ClientFiles } from "./client-files.ts";
import { inLanguage, manifestAddress, type WebManifest } from "./web-manifest.ts";

/**
 * The client's page in a language: it says its language and direction, loads the language's file before the page's first module, since module
 * scripts run in their order, and shows its first words in the language before any script is there. English needs no file.
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
    const translatedFile = madeFiles.get(language) ?? make();
    madeFiles.set(language, translatedFile);
    return translatedFile;
  }

  function pageIn(page: ClientFile, language: InterfaceLanguage): ClientFile {
    const address = byTag.get(language);
    if (language === DEFAULT_LANGUAGE || address === undefined) return page;
    return fileIn(page, language, () => {
      const frame = frameOf(files, language);
      return clientFile("/index.html", Buffer.from(worded(textOf(page), { language, address, frame })));
    });
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

/** What the page shows in the language before its scripts are there, as the build made it; null if the build has none. */
function frameOf(files: ClientFiles, language: InterfaceLanguage): string | null {
  for (const [address, file] of files)
    if (address.startsWith(`/assets/frame-${language}-`) && /-[\w-]{8}\.html$/.test(address)) return textOf(file);
  return null;
}

/** Around the frame in the page (client/build/first-frame.ts). */
const [frameStart, frameEnd] = ["<!-- first-frame -->", "<!-- first-frame ends -->"];

/** The page with this frame; as it is if it has no place for one. */
function framed(page: string, frame: string): string {
  const [start, end] = [page.indexOf(frameStart), page.indexOf(frameEnd)];
  return start === -1 || end === -1 ? page : page.slice(0, start + frameStart.length) + frame + page.slice(end);
}

type PageLanguage = { language: string; /** of its messages */ address: string; frame: string | null };

function worded(page: string, { language, address, frame }: PageLanguage): string {
  return (
    (frame === null ? page : framed(page, frame))
      // The first ones of the page are those of its root element.
      .replace('lang="en"', `lang="${language}"`)
      .replace('dir="ltr"', `dir="${pageDirection(language)}"`)
      .replace(/<script type="module"/, `<script type="module" crossorigin src="${address}"></script>\n    $&`)
  );
}
