import { setTimeout as delay } from "node:timers/promises";
import { ApiClient, ApiRefusal } from "../../backend/testing/api-client.ts";
import { heavyActs } from "./heavy-acts.ts";
import { type CrowdFindings, type CrowdOrder, crowdOrder } from "./protocol.ts";

// A separate process in which people do the heaviest acts at once: receives an order, replies with what each got done.

/** Another address than the phones'. */
const headers = { "X-Forwarded-For": "127.0.0.3" };
const refusedMs = 1000;
const refusals = ["RATE_LIMITED", "UNAVAILABLE", "429", "503"];

async function act(url: string, person: CrowdOrder["people"][number], first: number, until: number) {
  const client = new ApiClient(url, { ...headers, Cookie: person.cookie });
  const found: CrowdFindings[number] = { name: person.name, done: 0, refused: 0, failures: {}, longestMs: 0 };
  for (let n = first; performance.now() < until; n += 1) {
    const started = performance.now();
    try {
      await heavyActs[n % heavyActs.length]?.(client, person, n);
      found.done += 1;
    } catch (error) {
      const reason = error instanceof ApiRefusal ? error.code : String(error instanceof Error ? error.message : error);
      if (refusals.includes(reason)) {
        found.refused += 1;
        await delay(refusedMs);
      } else found.failures[reason] = (found.failures[reason] ?? 0) + 1;
    }
    found.longestMs = Math.max(found.longestMs, performance.now() - started);
  }
  return found;
}

process.on("message", async (message) => {
  const { url, people, seconds } = crowdOrder.parse(message);
  const until = performance.now() + seconds * 1000;
  const found = await Promise.all(people.map((person, first) => act(url, person, first, until)));
  process.send?.(found);
});
process.on("disconnect", () => process.exit());
