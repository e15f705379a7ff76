/** Layered: resolvers, services and data. Pure: algorithms and data that use neither database nor process. */
export type FolderKind = "layered" | "pure";

/** Kinds of folders below backend/features, by path from the root. */
export type FolderKinds = ReadonlyMap<string, FolderKind>;

/** From a README's line `Kind: layered` or `Kind: pure`; undefined without one. */
export function readFolderKind(readme: string): FolderKind | undefined {
  const [, kind] = /^Kind: (layered|pure)$/m.exec(readme) ?? [];
  return kind === "layered" || kind === "pure" ? kind : undefined;
}

export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf("/")));
