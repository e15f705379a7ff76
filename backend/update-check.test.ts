import { createServer } from "node:http";
import { PassThrough } from "node:stream";
import { afterAll, expect, it } from "vitest";
import { listen } from "./http/listen.ts";
import { createLogger } from "./lib/logger.ts";
import { startUpdateCheck } from "./update-check.ts";

let answer = "";
const server = createServer((_request, response) => response.end(answer));
const port = await listen(server, { host: "127.0.0.1", port: 0 });
afterAll(() => server.close());

/** What is known after the first look: a newer version, or why there is none. */
async function look(text: string): Promise<{ newer: string | undefined; failed: boolean }> {
  answer = text;
  const log = new PassThrough();
  const newerVersion = startUpdateCheck(`http://127.0.0.1:${port}/`, createLogger("debug", log), "1.9.0");
  let logged = "";
  for await (const line of log) {
    logged += String(line);
    if (logged.includes("newest version")) break;
  }
  return { newer: newerVersion(), failed: logged.includes("not found") };
}

it.each([
  ['{"version":"1.10.0"}', { newer: "1.10.0", failed: false }],
  ['{"tag_name":"v2.0.0","draft":false}', { newer: "2.0.0", failed: false }],
  ['{"version":"1.8.11"}', { newer: undefined, failed: false }],
  ['{"version":"2.0.0-beta.1"}', { newer: undefined, failed: true }],
  [`{"version":"2.0.0","text":"${"x".repeat(1_000_000)}"}`, { newer: undefined, failed: true }],
])("reads %s", async (text, expected) => {
  expect(await look(text)).toEqual(expected);
});
