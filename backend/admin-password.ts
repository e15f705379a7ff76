import { parseArgs } from "node:util";
import { commonPasswordMessage, passwordMessage, updateBackupMessage } from "./announce.ts";
import { createDatabase } from "./database/client.ts";
import { startDatabase } from "./database/start-database.ts";
import { type Env, readEnv } from "./env.ts";
import { auditedProgram } from "./features/audit/audit-entry.service.ts";
import { removeSecondFactors } from "./features/second-factor/second-factor.service.ts";
import { resetAdminPassword } from "./features/users/user.service.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `npm run admin:password`: gives a new password, removes the second factor if asked, and exits.

const usage = "Name at most one administrator.";

function readWish(): { name: string | undefined; removesSecondFactor: boolean } {
  const options = { "remove-second-factor": { type: "boolean", default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  if (positionals.length > 1) throw new Error(usage);
  return { name: positionals[0], removesSecondFactor: values["remove-second-factor"] };
}

async function run(env: Env): Promise<void> {
  const { name, removesSecondFactor } = readWish();
  const database = await startDatabase({
    url: env.database.url,
    dataDir: env.dataDir,
    logger: createLogger(env.logLevel),
    onUnexpectedEnd: fail,
    backups: env.backups.isMadeBeforeUpdate ? env.backups : undefined,
    onBackup: (file) => process.stdout.write(`${updateBackupMessage(file)}\n`),
  });
  const db = createDatabase(database.url);
  try {
    const {
      id,
      name: fullName,
      username,
      password,
      isPasswordCommon,
    } = await resetAdminPassword(db, {
      name,
      // ADMIN_PASSWORD is for the first administrator. Two should not share one.
      password: name === undefined ? env.admin.password : undefined,
    });
    if (removesSecondFactor) await removeSecondFactors(db, auditedProgram, { id, name: fullName });
    process.stdout.write(`${passwordMessage(username, password)}\n`);
    if (isPasswordCommon) process.stdout.write(`${commonPasswordMessage()}\n`);
  } finally {
    await db.close();
    await database.stop();
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

await Promise.resolve()
  .then(() => run(readEnv(process.env)))
  .catch(fail);
