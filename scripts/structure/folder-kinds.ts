/**
 * What the files of a folder of the features are. Layered: resolvers, services and data of a feature. Pure: algorithms and
 * data that know neither database nor process.
 */
export type FolderKind = "layered" | "pure";

/** Folders below backend/features, by their path from the root of the checkout, and what each says that it is. */
export type FolderKinds = ReadonlyMap<string, FolderKind>;

/** What a folder's README says that it is: a line `Kind: layered` or `Kind: pure`; undefined when it says neither. */
export function readFolderKind(readme: string): FolderKind | undefined {
  const [, kind] = /^Kind: (layered|pure)$/m.exec(readme) ?? [];
  return kind === "layered" || kind === "pure" ? kind : undefined;
}

/** The folder that a file is in. */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf("/")));
