import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { z } from "zod";
import { clicking, enterKey, typing } from "./actions.ts";
import { BidiConnection } from "./bidi.ts";
import { type Engine, type GuestPage, phone, sourceOf, type View } from "./engine.ts";
import { type Program, startProgram } from "./program.ts";

export const firefox: Engine = { name: "Firefox", open };

async function open(view: View): Promise<GuestPage> {
  const { firefox: file } = inject("engines");
  if (file === undefined) {
    throw new Error("There is no Firefox here. Install firefox-esr (Debian), or name one in FIREFOX_PATH.");
  }
  const profile = await mkdtemp(path.join(tmpdir(), "find-your-table-firefox-"));
  const remove = () => rm(profile, { recursive: true, force: true, maxRetries: 5 });
  await writeFile(path.join(profile, "user.js"), preferencesOf(view));
  const program = startProgram(file, [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    "0",
  ]);
  const close = () => program.stop().finally(remove);
  try {
    return await connect(program, view.baseURL, close);
  } catch (error) {
    await close();
    throw error;
  }
}

function preferencesOf({ scheme, javaScript }: View): string {
  const preferences = {
    "javascript.enabled": javaScript,
    "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
    "browser.startup.page": 0,
    "browser.aboutwelcome.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.normandy.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "data:,",
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  return lines.join("\n");
}

/** Firefox reports it when a page is left while its service worker, or the page itself, loads something (`NS_BINDING_ABORTED`). */
const brokenOff = /A ServiceWorker intercepted the request|download failed .* status=2152398850/s;

const contextSchema = z.object({ context: z.string() });
const logSchema = z.object({ level: z.string(), text: z.string().nullable() });
const callSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("success"), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);

async function connect(program: Program, baseURL: string, close: () => Promise<void>): Promise<GuestPage> {
  const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  const problems: string[] = [];
  const bidi = await BidiConnection.open(`${address}/session`, (_method, params) => {
    const { level, text } = logSchema.parse(params);
    if (level === "error" && !brokenOff.test(text ?? "")) problems.push(text ?? "");
  });
  await bidi.send("session.new", { capabilities: {} });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  const { context } = contextSchema.parse(await bidi.send("browsingContext.create", { type: "tab" }));
  await bidi.send("browsingContext.setViewport", { context, viewport: phone, devicePixelRatio: 2 });
  const perform = async (actions: object) => {
    await bidi.send("input.performActions", { context, actions });
  };
  return {
    goto: async (path) => {
      await bidi.send("browsingContext.navigate", { context, url: baseURL + path, wait: "complete" });
    },
    call: async (work, ...args) => {
      // Only in a sandbox do calls work in a page without scripts.
      const target = { context, sandbox: "tests" };
      const expression = sourceOf(work, args);
      const answer = callSchema.parse(await bidi.send("script.evaluate", { expression, target, awaitPromise: false }));
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    click: (x, y) => perform(clicking(x, y)),
    type: (text) => perform(typing(text)),
    pressEnter: () => perform(typing(enterKey)),
    problems: async () => problems,
    close: () => {
      bidi.close();
      return close();
    },
  };
}
