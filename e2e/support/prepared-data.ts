import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { type RunningApp, startApp } from "./app.ts";

declare module "vitest" {
  interface ProvidedContext {
    preparedData: PreparedData;
  }
}

export interface PreparedData {
  folder: string;
  adminPassword: string;
}

const newFolder = () => mkdtemp(path.join(tmpdir(), "find-your-table-e2e-"));
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Starts and stops the program once, so that not every file creates the same data. */
export async function prepareData(): Promise<PreparedData & { remove(): Promise<void> }> {
  const folder = await newFolder();
  try {
    const app = await startApp({ DATA_DIR: folder });
    await app.stop();
    return { folder, adminPassword: app.admin.password, remove: () => remove(folder) };
  } catch (error) {
    await remove(folder);
    throw error;
  }
}

/** On a copy of the prepared folder; `stop` removes the copy. */
export async function startPreparedApp(env: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
  const prepared = inject("preparedData");
  const folder = await newFolder();
  try {
    await cp(prepared.folder, folder, { recursive: true });
    const app = await startApp({ ...env, DATA_DIR: folder, ADMIN_PASSWORD: prepared.adminPassword });
    return { ...app, stop: () => app.stop().finally(() => remove(folder)) };
  } catch (error) {
    await remove(folder);
    throw error;
  }
}
