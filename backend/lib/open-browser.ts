import { spawn } from "node:child_process";
import type { Logger } from "pino";

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
