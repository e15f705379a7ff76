import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { newEventSchema } from "../common/event-rules.ts";
import type { Database } from "./database/client.ts";
import { inTransaction } from "./database/transaction.ts";
import { ensureSampleEvent } from "./features/events/event.service.ts";
import { replaceGuests } from "./features/guests/guest.service.ts";
import { ensureAdmin } from "./features/users/user.service.ts";
import { projectRoot } from "./lib/project-root.ts";

const sampleSchema = z.object({
  event: newEventSchema.extend({ shortLink: z.string() }),
  guests: z.array(
    z.object({ name: z.string(), tableNumber: z.string(), additionalInfo: z.record(z.string(), z.string()) }),
  ),
});

async function readSample() {
  const text = await readFile(path.join(projectRoot, "prisma", "seed", "sample-event.json"), "utf8");
  const { event, guests } = sampleSchema.parse(JSON.parse(text));
  return { event, guests: guests.map((guest) => ({ ...guest, additionalInfo: Object.entries(guest.additionalInfo) })) };
}

/**
 * Creates the administrator and the sample event unless they exist; the caller holds the lock "seed".
 * @returns the password to show once, if it was just generated; and whether the password is a common one
 */
export async function seed(
  db: Database,
  admin: { username: string; password: string | undefined },
): Promise<{ generatedPassword: string | undefined; isPasswordCommon: boolean }> {
  const sample = await readSample();
  return inTransaction(db, async (tx) => {
    const { admin: owner, ...password } = await ensureAdmin(tx, admin);
    const id = await ensureSampleEvent(tx, owner.id, sample.event);
    if (id !== undefined) await replaceGuests(tx, id, sample.guests);
    return password;
  });
}
