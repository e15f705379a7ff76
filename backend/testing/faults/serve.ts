import { createApp } from "../../app.ts";
import { createDatabase } from "../../database/client.ts";
import { createAppServer, listen } from "../../http/listen.ts";
import { createLogger } from "../../lib/logger.ts";
import { seed } from "../../seed.ts";
import { unlimited } from "../unlimited.ts";

// Arguments: database URL, administrator's password.

const [, , url = "", password = ""] = process.argv;
const db = createDatabase(url);
await seed(db, { username: "admin", password });
const app = await createApp({
  db,
  logger: createLogger("silent"),
  sessionSecret: "a secret of the tests",
  trustProxy: false,
  settings: { allowRegistration: false, ...unlimited },
  built: undefined,
  metricsToken: undefined,
  isStopping: () => false,
});
const server = createAppServer(app.express);
app.attach(server);
const port = await listen(server, { host: "127.0.0.1", port: 0 });
process.on("disconnect", () => process.exit());
process.send?.({ port, pid: process.pid });
