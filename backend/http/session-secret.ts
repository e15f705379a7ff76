import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Kept in a file that only this account can read. */
export async function keepSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session-secret");
  const kept = await readFile(file, "utf8").catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  });
  if (kept !== undefined) return kept.trim();
  const secret = randomBytes(32).toString("hex");
  await mkdir(dataDir, { recursive: true });
  // Written aside and moved into place, so that an existing file is complete, even after a crash.
  const draft = `${file}.new`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  await rename(draft, file);
  return secret;
}
