import { idFrom } from "../common/id-from.ts";
import { createDatabase } from "./database/client.ts";
import { reachDatabase } from "./database/running-server.ts";
import { readEnv } from "./env.ts";
import { giveNewId } from "./features/events/event.service.ts";
import { runCommand } from "./lib/command.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `npm run event:new-id`, even while the program runs: gives an event an unguessable id, and exits.

function readId([text]: readonly string[]): number {
  const id = idFrom(text);
  if (id !== undefined) return id;
  throw new Error("Name the event by its number, which its page shows.");
}

await runCommand(async () => {
  const env = readEnv(process.env);
  const eventId = readId(process.argv.slice(2));
  const { dataDir, logLevel } = env;
  const database = await reachDatabase({ url: env.database.url, dataDir, logger: createLogger(logLevel) });
  const db = createDatabase(database.url);
  try {
    const newId = await giveNewId(db, eventId);
    process.stdout.write(
      `Event ${eventId} is now event ${newId}. Its link and QR code still work.\n` +
        "Screens that organizers have open under the old number must be opened again.\n",
    );
  } finally {
    await db.close();
    await database.stop();
  }
});
