import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { z } from "zod";
import { sampleFirstNames, sampleGuest } from "./sample-event.ts";

const seedSchema = z.object({ guests: z.array(z.object({ name: z.string(), tableNumber: z.string() })) });
const seed = new URL("../prisma/seed/sample-event.json", import.meta.url);

it("shows a guest of the sample event where a search finds them, with people from their table", async () => {
  const { guests } = seedSchema.parse(JSON.parse(await readFile(seed, "utf8")));
  const seated = guests.filter(({ tableNumber }) => tableNumber === sampleGuest.table).map(({ name }) => name);
  expect(seated).toEqual(expect.arrayContaining([sampleGuest.name, ...sampleGuest.tablemates]));
  for (const name of sampleFirstNames) {
    expect(guests.map((guest) => guest.name.split(" ")[0])).toContain(name);
  }
});
