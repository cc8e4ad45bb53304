import { posix } from "node:path";
import type { ProjectFile } from "./project-files.ts";

/** One import: its target (a path from the project's root for our own files, else a package's name) and whether it disappears at run time. */
export type Import = { target: string; isOurs: boolean; typeOnly: boolean };

const statement = /^\s*(import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm;
const dynamic = /\bimport\("([^"]+)"\)/g;

export function importsOf({ path, text }: ProjectFile): Import[] {
  const statements = [...text.matchAll(statement)].map(([, , type, from]) => imported(path, from ?? "", type !== undefined));
  const dynamics = [...text.matchAll(dynamic)].map(([, from]) => imported(path, from ?? "", false));
  return [...statements, ...dynamics];
}

function imported(path: string, from: string, typeOnly: boolean): Import {
  if (from.startsWith(".")) return { target: posix.join(posix.dirname(path), from), isOurs: true, typeOnly };
  const workspace = /^@recollect\/([a-z0-9]+)(?:\/(.*))?$/.exec(from);
  if (workspace !== null) return { target: posix.join(workspace[1] ?? "", "src", workspace[2] ?? ""), isOurs: true, typeOnly };
  return { target: packageName(from), isOurs: false, typeOnly };
}

function packageName(from: string): string {
  if (from.startsWith("node:")) return from;
  const parts = from.split("/");
  return from.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? from);
}
