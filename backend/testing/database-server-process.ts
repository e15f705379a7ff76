import pino from "pino";
import { startEmbeddedServer } from "../database/embedded-server.ts";

// An embedded server in a process of its own, for tests that kill it.
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Usage: database-server-process.ts DATA_DIR");

const say = (answer: { url: string } | { error: string }) => process.stdout.write(`${JSON.stringify(answer)}\n`);

const starting = startEmbeddedServer({ dataDir, logger: pino({ enabled: false }) });

// Stops after starting when asked to stop meanwhile.
process.once("SIGTERM", async () => {
  const server = await starting;
  await server.stop();
  process.exit(0);
});

try {
  const { url } = await starting;
  say({ url });
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 2;
}
