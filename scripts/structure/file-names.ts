const noun = "[a-z]+(?:-[a-z]+)*";
const layeredFile = new RegExp(`^${noun}\\.(?:type|input|resolver|service|data)(?:\\.test)?\\.ts$`);
const plainFile = new RegExp(`^${noun}(?:\\.test)?\\.ts$`);
const pureFolders = ["guests/search/", "guests/import/"];

/**
 * What is wrong with a file's name, or undefined when nothing is.
 *
 * @param file path from the root of the checkout, with forward slashes
 */
export function wrongName(file: string): string | undefined {
  if (/(^|\/)index\.tsx?$/.test(file)) return "An index file is a barrel: import what is meant from where it is.";
  const inFeatures = /^backend\/features\/(.*)$/.exec(file)?.[1];
  if (inFeatures === undefined) return undefined;
  const pureFolder = pureFolders.find((folder) => inFeatures.startsWith(folder));
  if (pureFolder) {
    return plainFile.test(inFeatures.slice(pureFolder.length)) ? undefined : "Here a file is named noun.ts.";
  }
  const [, name = "", ...deeper] = inFeatures.split("/");
  if (deeper.length === 0 && layeredFile.test(name)) return undefined;
  return "A feature holds noun.type.ts, noun.input.ts, noun.resolver.ts, noun.service.ts, noun.data.ts and their tests.";
}
