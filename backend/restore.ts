import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { countsMessage } from "./announce.ts";
import { readArchive } from "./backup/container.ts";
import { restore } from "./backup/restore.ts";
import { createDatabase } from "./database/client.ts";
import { startEmbeddedServer } from "./database/embedded-server.ts";
import { type Env, readEnv } from "./env.ts";
import { auditedProgram, recordAudit } from "./features/audit/audit-entry.service.ts";
import { type Opening, readIdentities } from "./lib/age-files.ts";
import { runCommand } from "./lib/command.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `npm run restore`, for when the program is stopped: replaces everything with a backup, and exits.

/** @throws Error when the file with private keys cannot be read */
async function readOpening({ passphrase, identityFile }: Env["backups"]): Promise<Opening> {
  if (identityFile === undefined) return { passphrase };
  const identities = await readFile(identityFile, "utf8")
    .then(readIdentities)
    .catch((cause: unknown) => {
      throw new Error(`${identityFile} is no file with private keys of age. Check BACKUP_AGE_IDENTITY.`, { cause });
    });
  return { passphrase, identities };
}

/** Later entries of the audit are gone. */
async function recordRestore(url: string, madeAt: string): Promise<void> {
  const db = createDatabase(url);
  try {
    await recordAudit(db.prisma, { kind: "backup-restored", by: auditedProgram, details: { madeAt } });
  } finally {
    await db.close();
  }
}

await runCommand(async () => {
  const env = readEnv(process.env);
  const { values, positionals } = parseArgs({ options: { yes: { type: "boolean" } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) throw new Error("Name the file of the backup, and add --yes to replace existing data.");
  // Before starting an embedded server, and creating its folder, for an unusable file.
  const opening = await readOpening(env.backups);
  await readArchive(file, opening);
  const { url } = env.database;
  const logger = createLogger(env.logLevel);
  const database = url === undefined ? await startEmbeddedServer({ dataDir: env.dataDir, logger }) : undefined;
  try {
    const target = url ?? database?.url ?? "";
    const { header, rows } = await restore(target, file, { replace: values.yes === true, opening });
    await recordRestore(target, header.createdAt);
    process.stdout.write(`Restored ${countsMessage(rows)}. Everybody has to sign in again.\n`);
  } finally {
    await database?.stop();
  }
});
