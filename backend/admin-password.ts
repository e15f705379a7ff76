import { parseArgs } from "node:util";
import { commonPasswordMessage, passwordMessage, updateBackupMessage } from "./announce.ts";
import { createDatabase } from "./database/client.ts";
import { startDatabase } from "./database/start-database.ts";
import { readEnv } from "./env.ts";
import { auditedProgram } from "./features/audit/audit-entry.service.ts";
import { removeSecondFactors } from "./features/second-factor/second-factor.service.ts";
import { resetAdminPassword } from "./features/users/user.service.ts";
import { runCommand } from "./lib/command.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `npm run admin:password`: gives a new password, removes the second factor if asked, and exits.

const say = (text: string) => process.stdout.write(`${text}\n`);

await runCommand(async () => {
  const options = { "remove-second-factor": { type: "boolean", default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name, ...others] = positionals;
  if (others.length > 0) throw new Error("Name at most one administrator.");
  const env = readEnv(process.env);
  const database = await startDatabase({
    url: env.database.url,
    dataDir: env.dataDir,
    logger: createLogger(env.logLevel),
    onUnexpectedEnd: (error) => void runCommand(() => Promise.reject(error)),
    backups: env.backups.isMadeBeforeUpdate ? env.backups : undefined,
    onBackup: (file) => say(updateBackupMessage(file)),
  });
  const db = createDatabase(database.url);
  try {
    // ADMIN_PASSWORD is for the first administrator. Two should not share one.
    const reset = { name, password: name === undefined ? env.admin.password : undefined };
    const { id, name: fullName, username, password, isPasswordCommon } = await resetAdminPassword(db, reset);
    if (values["remove-second-factor"]) await removeSecondFactors(db, auditedProgram, { id, name: fullName });
    say(passwordMessage(username, password));
    if (isPasswordCommon) say(commonPasswordMessage);
  } finally {
    await db.close();
    await database.stop();
  }
});
