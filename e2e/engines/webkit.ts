import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, vi } from "vitest";
import { freePort } from "../../backend/testing/free-port.ts";
import { clicking, enterKey, typing } from "./actions.ts";
import { type Engine, type GuestPage, phone, sourceOf, type View } from "./engine.ts";
import { type Program, startProgram, startTimeoutMs } from "./program.ts";
import { WebDriverSession } from "./webdriver.ts";

/** WebKitGTK's MiniBrowser; every browser on an iPhone has this engine. */
export const webkit: Engine = { name: "WebKit", open };

async function open(view: View): Promise<GuestPage> {
  const { webkitDriver, miniBrowser, xvfb } = inject("engines");
  if (!webkitDriver || !miniBrowser || !xvfb) {
    throw new Error(
      "WebKit is not complete here. Install webkit2gtk-driver or webkitgtk-webdriver, and xvfb (Debian).",
    );
  }
  const home = await mkdtemp(path.join(tmpdir(), "find-your-table-webkit-"));
  const started: Program[] = [];
  const start: typeof startProgram = (...program) => {
    const running = startProgram(...program);
    started.push(running);
    return running;
  };
  const close = async () => {
    for (const program of started.toReversed()) await program.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const display = await start(xvfb, ["-displayfd", "1", "-nolisten", "tcp"]).says(/^(\d+)$/m);
    const env = { HOME: home, DISPLAY: `:${display}`, GDK_BACKEND: "x11", LC_ALL: "C" };
    const port = await freePort();
    start(webkitDriver, [`--port=${port}`], env);
    const args = argumentsFor(view);
    const session = await startSession(`http://127.0.0.1:${port}`, miniBrowser, args);
    const messagesOf = async (path: string) => {
      const log = ["--enable-write-console-messages-to-stdout=true", "--exit-after-load"];
      const program = start(miniBrowser, [...args, ...log, view.baseURL + path], env);
      await program.ended();
      return program.output();
    };
    return guestPage(session, view.baseURL, messagesOf, close);
  } catch (error) {
    await close();
    throw error;
  }
}

// Without its toolbar, the window can be as narrow as a phone.
function argumentsFor({ scheme, javaScript }: View): string[] {
  return ["--full-screen", `--enable-javascript=${javaScript}`, ...(scheme === "dark" ? ["--dark-mode"] : [])];
}

/** The driver does not announce when it listens. */
async function startSession(driver: string, binary: string, args: string[]): Promise<WebDriverSession> {
  await vi.waitFor(() => fetch(`${driver}/status`), { timeout: startTimeoutMs });
  const session = await WebDriverSession.start(driver, {
    "webkitgtk:browserOptions": { binary, args: ["--automation", ...args] },
  });
  await session.post("window/rect", { x: 0, y: 0, ...phone });
  return session;
}

function guestPage(
  session: WebDriverSession,
  baseURL: string,
  messagesOf: (path: string) => Promise<string>,
  close: () => Promise<void>,
): GuestPage {
  const visited = new Set<string>();
  const perform = async (actions: object) => {
    await session.post("actions", { actions });
  };
  return {
    goto: async (path) => {
      visited.add(path);
      await session.post("url", { url: baseURL + path });
    },
    call: async (work, ...args) => {
      const result = await session.post("execute/sync", { script: `return ${sourceOf(work, args)}`, args: [] });
      return JSON.parse(String(result));
    },
    click: (x, y) => perform(clicking(x, y)),
    type: (text) => perform(typing(text)),
    pressEnter: () => perform(typing(enterKey)),
    // A driven session logs nothing, so the same addresses are opened in one that is not.
    problems: async () => {
      const logs = await Promise.all([...visited].map(messagesOf));
      return logs.flatMap((log) => log.split("\n")).filter((line) => / CONSOLE \w* ?ERROR /.test(line));
    },
    close,
  };
}
