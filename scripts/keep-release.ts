import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ApiClient } from "../backend/testing/api-client.ts";
import { packFolder } from "../backend/testing/releases/packed-folder.ts";
import { readAnswers, releaseAdmin, undoEverything } from "../backend/testing/releases/release-facts.ts";
import { getRest } from "../backend/testing/rest-call.ts";
import { makeRichEvent } from "../backend/testing/rich-event.ts";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { ensureBuilt } from "./build.mjs";
import { inProject, mustSucceed, programs, runNode, runScript } from "./project.mjs";
import { untilReady } from "./release/running-release.ts";

// npm run keep-release: writes into releases/VERSION what later versions are tested against: the data that the built
// program leaves behind, and its schema.

async function during<Result>(dataDir: string, work: (admin: ApiClient, url: string) => Promise<Result>) {
  const env = { ...environmentFor(dataDir), HOST: "127.0.0.1", PORT: "0", ADMIN_PASSWORD: releaseAdmin.password };
  const main = inProject("dist/backend/main.js");
  const program = await untilReady(spawn(process.execPath, [main], { stdio: ["ignore", "pipe", "pipe"], env }));
  try {
    return await work(await signIn(program.url), program.url);
  } finally {
    await program.stop();
  }
}

const environmentFor = (dataDir: string) => ({
  ...process.env,
  NODE_ENV: "production",
  DATA_DIR: dataDir,
  LOG_LEVEL: "silent",
});

async function signIn(url: string): Promise<ApiClient> {
  const admin = new ApiClient(url);
  await admin.execute(LoginDocument, { input: releaseAdmin });
  return admin;
}

function backUp(dataDir: string, file: string): void {
  const { status, stderr } = spawnSync(process.execPath, [inProject("dist/backend/back-up.js"), file], {
    env: environmentFor(dataDir),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The backup failed: ${stderr}`);
}

async function keepRelease(folder: string, dataDir: string): Promise<void> {
  const { eventId, answers } = await during(dataDir, async (admin, url) => {
    const eventId = await makeRichEvent(admin);
    writeFileSync(
      path.join(folder, "openapi.json"),
      JSON.stringify(await getRest(new ApiClient(url), "/api/openapi.json")),
    );
    return { eventId, answers: await readAnswers(admin, eventId) };
  });
  backUp(dataDir, path.join(folder, "everything.backup"));
  // Names a path of this machine; PostgreSQL writes it at each start.
  rmSync(path.join(dataDir, "postgres", "postmaster.opts"));
  await packFolder(dataDir, path.join(folder, "data-directory.tar.br"));
  const undone = await during(dataDir, (admin) => undoEverything(admin, eventId));
  writeFileSync(path.join(folder, "facts.json"), `${JSON.stringify({ answers, undone })}\n`);
}

await runScript(async () => {
  await ensureBuilt();
  const { version } = (await import("../package.json", { with: { type: "json" } })).default;
  const folder = inProject("releases", version);
  const dataDir = mkdtempSync(path.join(tmpdir(), "find-your-table-"));
  // Fails for a release that is kept already: it must not change.
  mkdirSync(folder);
  try {
    const schema = path.join(folder, "schema.graphql");
    await mustSucceed("Writing the schema", runNode(programs.tsx, ["scripts/emit-schema.ts", schema]));
    await keepRelease(folder, dataDir);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
