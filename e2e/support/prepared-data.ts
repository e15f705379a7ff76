import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningApp, startApp } from "./app.ts";

const newFolder = () => mkdtemp(path.join(tmpdir(), "find-your-table-e2e-"));
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Starts and stops the program once, so that not every worker creates the same data. @returns what removes them */
export async function prepareData(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  try {
    const app = await startApp({ DATA_DIR: folder });
    await app.stop();
    // Workers inherit the environment.
    process.env.PREPARED_DATA_DIR = folder;
    process.env.PREPARED_ADMIN_PASSWORD = app.admin.password;
    return () => remove(folder);
  } catch (error) {
    await remove(folder);
    throw error;
  }
}

/** On a copy of the prepared folder; `stop` removes the copy. */
export async function startPreparedApp(env: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
  const { PREPARED_DATA_DIR = "", PREPARED_ADMIN_PASSWORD } = process.env;
  const folder = await newFolder();
  try {
    await cp(PREPARED_DATA_DIR, folder, { recursive: true });
    const app = await startApp({ ...env, DATA_DIR: folder, ADMIN_PASSWORD: PREPARED_ADMIN_PASSWORD });
    return { ...app, stop: () => app.stop().finally(() => remove(folder)) };
  } catch (error) {
    await remove(folder);
    throw error;
  }
}
