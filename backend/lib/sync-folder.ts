import { open } from "node:fs/promises";

/** Makes a rename inside a folder durable. Windows cannot open folders, and does not need this. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
