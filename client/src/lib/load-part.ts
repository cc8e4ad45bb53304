/** The files of parts that are on their way, or have arrived, by their address. */
const arrivals = new Map<string, Promise<unknown>>();

/**
 * Loads a part of the page: the build calls this for every `import()`, with the part's files that the page may not have yet (build/whole-parts.ts). It is
 * imported when all of them have arrived, since Chromium remembers each file that an import lacked as long as the page is open, also for other parts.
 */
export async function loadPart<Part>(importPart: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => arrival(`/${file}`)));
  return importPart();
}

function arrival(address: string): Promise<unknown> {
  const known = arrivals.get(address);
  if (known) return known;
  const arriving = address.endsWith(".css") ? styled(address) : fetched(address);
  arrivals.set(address, arriving);
  arriving.catch(() => arrivals.delete(address));
  return arriving;
}

/** A page with a service worker has all files from it. Otherwise the file is read to its end: only then the browser keeps it, and an import finds it. */
async function fetched(address: string): Promise<void> {
  // The page asks for these files itself.
  if (document.querySelector(`link[href="${address}"]`)) return;
  if (!navigator.serviceWorker?.controller) {
    const reply = await fetch(address);
    await reply.arrayBuffer();
    if (!reply.ok) throw new TypeError(`Failed to fetch a file: ${reply.status}`);
  }
  // All at once: an import finds its files one after the other.
  appendLink("modulepreload", address);
}

async function styled(address: string): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return undefined;
  const link = appendLink("stylesheet", address);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError("Failed to fetch a style sheet"));
    };
  });
}

function appendLink(rel: "modulepreload" | "stylesheet", address: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.crossOrigin = "";
  link.href = address;
  document.head.append(link);
  return link;
}
