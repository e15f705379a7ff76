import { stat } from "node:fs/promises";
import { countsMessage, grouped } from "./announce.ts";
import { backUp } from "./backup/back-up.ts";
import { backupName } from "./backup/backup-files.ts";
import { reachDatabase } from "./database/start-database.ts";
import { readEnv } from "./env.ts";
import { runCommand } from "./lib/command.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `npm run backup`, even while the program runs: writes everything into one file, and exits.

await runCommand(async () => {
  const env = readEnv(process.env);
  const { sealing } = env.backups;
  const [file = backupName("find-your-table-", new Date(), sealing)] = process.argv.slice(2);
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
