import { type FolderKinds, folderOf } from "./folder-kinds.ts";

const noun = "[a-z]+(?:-[a-z]+)*";
const layeredFile = new RegExp(`^${noun}\\.(?:type|input|resolver|service|data|child)(?:\\.test)?\\.ts$`);
const plainFile = new RegExp(`^${noun}(?:\\.test)?\\.ts$`);

/** Describes what is wrong with a file's path from the root (forward slashes); undefined if nothing is. */
export function wrongName(file: string, kinds: FolderKinds): string | undefined {
  if (/(^|\/)index\.tsx?$/.test(file)) return "An index file is a barrel: import what is meant from where it is.";
  if (!file.startsWith("backend/features/")) return undefined;
  const folder = folderOf(file);
  const name = file.slice(folder.length + 1);
  switch (kinds.get(folder)) {
    case "pure":
      return plainFile.test(name) ? undefined : "In a pure folder a file is named noun.ts.";
    case "layered":
      return layeredFile.test(name)
        ? undefined
        : "A layered folder holds noun.type.ts, .input.ts, .resolver.ts, .service.ts, .data.ts, .child.ts and their tests.";
    case undefined:
      return `The README.md of ${folder} must say "Kind: layered" or "Kind: pure".`;
  }
}
