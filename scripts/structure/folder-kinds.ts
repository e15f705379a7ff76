/**
 * The kind of a feature folder. Layered: resolvers, services and data of a feature. Pure: algorithms and data that use
 * neither database nor process.
 */
export type FolderKind = "layered" | "pure";

/** Folders below backend/features, by their path from the root of the checkout, with the kind that each declares. */
export type FolderKinds = ReadonlyMap<string, FolderKind>;

/** The kind that a folder's README declares in a line `Kind: layered` or `Kind: pure`; undefined without one. */
export function readFolderKind(readme: string): FolderKind | undefined {
  const [, kind] = /^Kind: (layered|pure)$/m.exec(readme) ?? [];
  return kind === "layered" || kind === "pure" ? kind : undefined;
}

/** The folder that a file is in. */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf("/")));
