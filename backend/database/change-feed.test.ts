import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, it } from "vitest";
import { endListening } from "../testing/end-listening.ts";
import { sharedTestDatabase } from "../testing/test-database.ts";
import { createChangeFeed } from "./change-feed.ts";
import { Contact } from "./contact.ts";

const { url, db } = await sharedTestDatabase();

it("tells of erasures that may have been missed whenever listening begins, and logs each loss once", async () => {
  const logged: string[] = [];
  const lines = new Writable({
    write(line, _encoding, done) {
      logged.push(JSON.parse(String(line)).msg);
      done();
    },
  });
  const feed = createChangeFeed(url, new Contact(), pino(lines));
  let told = 0;
  feed.watchErasures(() => {
    told += 1;
  });
  await expect.poll(() => told).toBe(1);
  await endListening(db);
  await expect.poll(() => told).toBe(2);
  expect(logged).toEqual(["changes of other processes are not heard", "changes of other processes are heard again"]);
  await feed.close();
});
