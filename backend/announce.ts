import { spawn } from "node:child_process";
import { networkInterfaces } from "node:os";
import type { Logger } from "pino";

const everyAddress = new Set(["0.0.0.0", "::", ""]);

function hostInUrl(host: string): string {
  if (everyAddress.has(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function signIn(username: string, password: string): string[] {
  return [`  username: ${username}`, `  password: ${password}`];
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
}

/** Where the program is reached on this machine, without a trailing slash. */
export const ownAddress = (host: string, port: number): string => `http://${hostInUrl(host)}:${port}`;

/** The message once the program is ready. `seconds` since the process started. */
export function readyMessage(host: string, port: number, seconds: number): string {
  const others = everyAddress.has(host) ? networkAddresses() : [];
  return [
    `Find Your Table is ready at ${ownAddress(host, port)} (after ${seconds.toFixed(1)} s)`,
    ...others.map((address) => `On this network: http://${address}:${port}`),
  ].join("\n");
}

/** Shown once, when the administrator's password is reset. */
export function passwordMessage(username: string, password: string): string {
  return ["The administrator's new password (all of their sessions have ended):", ...signIn(username, password)].join(
    "\n",
  );
}

/** Shown once, when the administrator's password is generated. */
export function adminMessage(username: string, password: string): string {
  return [
    "",
    "The administrator account was created. This password is shown only this once:",
    ...signIn(username, password),
    "",
  ].join("\n");
}

/** {@link adminMessage} for a terminal: what will be copied has a line of its own. `url` is of the sign-in screen. */
export function firstStartMessage(url: string, username: string, password: string): string {
  return ["", "Sign in at:", url, "", "Username:", username, "", "Password, shown only this once:", password, ""].join(
    "\n",
  );
}

/** `file`: the backup that was made before an update. */
export const updateBackupMessage = (file: string): string =>
  `Before the update, everything was backed up into ${file}. This file is deleted after 30 days.`;

/** The warning about a common ADMIN_PASSWORD. */
export const commonPasswordMessage =
  "ADMIN_PASSWORD is one of the most common passwords, so it is guessed first. Please change it.";

/** Numbers of rows per table, for a backup or a restore. */
export function countsMessage(rows: ReadonlyMap<string, number>): string {
  const rowsOf = (table: string, one: string, many: string) => counted(rows.get(table) ?? 0, one, many);
  return [
    rowsOf("users", "account", "accounts"),
    rowsOf("events", "event", "events"),
    rowsOf("guests", "guest", "guests"),
    rowsOf("uploaded_files", "uploaded file", "uploaded files"),
  ].join(", ");
}

/** Command and arguments that open an address in this machine's usual browser. */
function openingCommand(platform: NodeJS.Platform, url: string): [command: string, ...args: string[]] {
  if (platform === "darwin") return ["open", url];
  // The first quoted argument of "start" is a title.
  if (platform === "win32") return ["cmd", "/c", "start", "", url];
  return ["xdg-open", url];
}

/** Opens an address in the browser. Where none can be opened, the log says so, and nothing else happens. */
export function openBrowser(url: string, logger: Logger): void {
  const [command, ...args] = openingCommand(process.platform, url);
  const notOpened = (fields: object) => logger.warn(fields, "browser not opened");
  spawn(command, args, { stdio: "ignore", detached: true })
    .once("error", (error) => notOpened({ err: error }))
    .once("exit", (code) => {
      if (code !== 0) notOpened({ exitCode: code });
    })
    .unref();
}

/** A number formatted for a sentence, such as 1,200. */
export const grouped = (number: number): string => number.toLocaleString("en-US");

/** A number of things, such as "1 guest" or "1,200 guests". */
const counted = (count: number, one: string, many: string): string => `${grouped(count)} ${count === 1 ? one : many}`;
