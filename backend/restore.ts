import { parseArgs } from "node:util";
import { countsMessage } from "./announce.ts";
import { checkArchive } from "./database/backup/read-archive.ts";
import { restore } from "./database/backup/restore.ts";
import { startEmbeddedServer } from "./database/embedded-server.ts";
import { readEnv } from "./env.ts";
import { runCommand } from "./lib/command.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `npm run restore`, for when the program is stopped: replaces everything with a backup, and exits.

await runCommand(async () => {
  const env = readEnv(process.env);
  const { values, positionals } = parseArgs({ options: { yes: { type: "boolean" } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) throw new Error("Name the backup: npm run restore -- FILE [--yes]");
  // Before starting an embedded server, and creating its folder, for an unusable file.
  await checkArchive(file);
  const { url } = env.database;
  const logger = createLogger(env.logLevel);
  const database = url === undefined ? await startEmbeddedServer({ dataDir: env.dataDir, logger }) : undefined;
  try {
    const rows = await restore(url ?? database?.url ?? "", file, { replace: values.yes === true });
    process.stdout.write(`Restored ${countsMessage(rows)}. Everybody has to sign in again.\n`);
  } finally {
    await database?.stop();
  }
});
