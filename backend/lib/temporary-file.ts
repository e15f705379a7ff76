import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty file without a name: nobody else can open it, and it vanishes when closed, even when the process dies. */
export async function openTemporaryFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "find-your-table-"));
  try {
    return await open(join(folder, "file"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
