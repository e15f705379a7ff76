import { stat } from "node:fs/promises";
import { countsMessage } from "./announce.ts";
import { backUp } from "./database/backup/back-up.ts";
import { reachDatabase } from "./database/running-server.ts";
import { readEnv } from "./env.ts";
import { runCommand } from "./lib/command.ts";
import { grouped } from "./lib/counted.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `npm run backup`, even while the program runs: writes everything into one file, and exits.

function defaultName(): string {
  return `find-your-table-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "")}.backup`;
}

await runCommand(async () => {
  const env = readEnv(process.env);
  const [file = defaultName()] = process.argv.slice(2);
  const { dataDir, logLevel } = env;
  const database = await reachDatabase({ url: env.database.url, dataDir, logger: createLogger(logLevel) });
  try {
    const rows = await backUp(database.url, file);
    const { size } = await stat(file);
    process.stdout.write(`Backed up ${countsMessage(rows)} into ${file} (${grouped(size)} bytes).\n`);
  } finally {
    await database.stop();
  }
});
