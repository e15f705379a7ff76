import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { declareLimit } from "../../lib/declared-limits.ts";
import type { Secrets } from "../../lib/secrets.ts";
import { findPastHelper } from "../helpers/helper.service.ts";
import { authorOf } from "../users/author.service.ts";
import { findViewer } from "../users/user.service.ts";
import type { Identity, Viewer } from "../users/viewer.type.ts";

/** Time to hand in what was recorded before somebody's access ended. */
const handInHours = 48;
const handInMs = handInHours * 60 * 60 * 1000;

declareLimit({
  what: "The door: handing in what was recorded, after access has ended",
  counts: "each helper; each token of other people",
  limit: `${handInHours} h after the help ended; ${handInHours} h after the token was given`,
  beyond: "401",
});

const tokenSchema = z.object({
  userId: z.int().nullable(),
  helperId: z.int().nullable(),
  /** Milliseconds since 1970. */
  givenAt: z.number(),
});

const ownerOf = (eventId: number) => `event ${eventId}`;

interface Guard {
  db: Database;
  secrets: Secrets;
}

/** A token with which the viewer can hand in, and nothing else, for a while after their access has ended. */
export function giveHandInToken({ secrets }: Pick<Guard, "secrets">, viewer: Viewer, eventId: number): string {
  const { userId, helperId } = authorOf(viewer);
  const token: z.output<typeof tokenSchema> = { userId, helperId, givenAt: Date.now() };
  return secrets.seal("hand-in at the door", ownerOf(eventId), JSON.stringify(token));
}

/**
 * The person a token was given to, if it still works; otherwise the caller. The token comes first because the operations belong to
 * its owner, even if somebody else has signed in on the device since.
 */
export async function recordingViewer(
  { db, secrets, viewer }: Guard & { viewer: Viewer },
  eventId: number,
  handInToken: string | null | undefined,
): Promise<Viewer> {
  if (typeof handInToken !== "string") return viewer;
  const opened = secrets.open("hand-in at the door", ownerOf(eventId), handInToken);
  const token = opened === undefined ? undefined : tokenSchema.parse(JSON.parse(opened));
  const owner = token && (await findOwner(db, token));
  return owner && owner.kind !== "anonymous" ? { ...owner, lookUps: viewer.lookUps } : viewer;
}

async function findOwner(
  db: Database,
  { userId, helperId, givenAt }: z.output<typeof tokenSchema>,
): Promise<Identity | undefined> {
  const now = Date.now();
  if (helperId === null) return userId !== null && now < givenAt + handInMs ? findViewer(db, userId) : undefined;
  const past = await findPastHelper(db, helperId);
  if (!past || now > past.endedAt.getTime() + handInMs) return undefined;
  return { kind: "helper", helper: past.helper };
}
