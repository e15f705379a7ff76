import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// Generates the Prisma client, unless it is up to date.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const generated = join(root, "backend", "database", "generated");
const stampFile = join(generated, ".made-from");
const prismaPackage = createRequire(import.meta.url).resolve("prisma/package.json");

const stamp = createHash("sha256")
  .update(readFileSync(join(root, "prisma", "schema.prisma")))
  .update(readFileSync(prismaPackage))
  .digest("hex");

function isUpToDate() {
  const isThere = existsSync(stampFile) && existsSync(join(generated, "client.ts"));
  return isThere && readFileSync(stampFile, "utf8") === stamp;
}

if (!isUpToDate()) {
  const { bin } = JSON.parse(readFileSync(prismaPackage, "utf8"));
  const cli = join(dirname(prismaPackage), bin.prisma);
  // Given an existing file, Prisma downloads no engine, which generating does not need.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  const { status } = spawnSync(process.execPath, [cli, "generate"], { cwd: root, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}
