import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { endListening } from "../testing/end-listening.ts";
import { sharedTestDatabase } from "../testing/test-database.ts";
import { createChangeFeed } from "./change-feed.ts";
import { Contact } from "./contact.ts";

const { url, db } = await sharedTestDatabase();

it("tells of erasures that may have been missed whenever listening begins, and logs each loss once", async () => {
  const logged: string[] = [];
  const logger = pino({}, { write: (line: string) => logged.push(JSON.parse(line).msg) });
  const feed = createChangeFeed(url, new Contact(), logger);
  const tell = vi.fn();
  feed.watchErasures(tell);
  await expect.poll(() => tell.mock.calls.length).toBe(1);
  await endListening(db);
  await expect.poll(() => tell.mock.calls.length).toBe(2);
  expect(logged).toEqual(["changes of other processes are not heard", "changes of other processes are heard again"]);
  await feed.close();
});
