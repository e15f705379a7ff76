import { stat } from "node:fs/promises";
import { countsMessage } from "./announce.ts";
import { archiveExtension, timeStamp } from "./database/backup/archive-names.ts";
import { backUp } from "./database/backup/back-up.ts";
import { reachDatabase } from "./database/start-database.ts";
import { readEnv } from "./env.ts";
import type { Sealing } from "./lib/age-files.ts";
import { runCommand } from "./lib/command.ts";
import { grouped } from "./lib/counted.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `npm run backup`, even while the program runs: writes everything into one file, and exits.

function defaultName(sealing: Sealing | undefined): string {
  return `find-your-table-${timeStamp(new Date())}${archiveExtension(sealing)}`;
}

await runCommand(async () => {
  const env = readEnv(process.env);
  const { sealing } = env.backups;
  const [file = defaultName(sealing)] = process.argv.slice(2);
  const { dataDir, logLevel } = env;
  const database = await reachDatabase({ url: env.database.url, dataDir, logger: createLogger(logLevel) });
  try {
    const rows = await backUp(database.url, file, sealing);
    const { size } = await stat(file);
    const how = sealing ? ", encrypted" : "";
    process.stdout.write(`Backed up ${countsMessage(rows)} into ${file} (${grouped(size)} bytes${how}).\n`);
  } finally {
    await database.stop();
  }
});
