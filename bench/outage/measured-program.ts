import path from "node:path";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { LoginDocument } from "../../frontend/features/auth/generated/login.ts";
import { type MeasuredServer, type ProgramOptions, startProgram } from "../load/processes.ts";

const admin = { username: "admin", password: "a password of the benchmark" };
const settings = { ADMIN_PASSWORD: admin.password, SESSION_SECRET: "a secret of the benchmark", LOG_LEVEL: "warn" };

/** Starts a program, with data and log under its name in a folder, on any core. */
export const startMeasured = (
  name: string,
  folder: string,
  options: Partial<ProgramOptions>,
): Promise<MeasuredServer> =>
  startProgram({
    databaseUrl: "",
    logFile: path.join(folder, `${name}.log`),
    isPinned: false,
    ...options,
    env: { ...settings, DATA_DIR: path.join(folder, name), ...options.env },
  });

/** Signs in as its administrator. Returns the cookie. */
export async function adminCookie(url: string): Promise<string> {
  const client = new ApiClient(url);
  await client.execute(LoginDocument, { input: admin });
  return client.cookie;
}
