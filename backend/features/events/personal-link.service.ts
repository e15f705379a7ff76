import { createHmac, timingSafeEqual } from "node:crypto";
import { guestLink, personalLink } from "../../../common/guest-link.ts";
import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { findLinkKey } from "./event.data.ts";

/** What a personal link says: whose it is, signed. */
export interface PersonalLink {
  guestId: number;
  mark: string;
}

/** 96 bits. */
const markLength = 16;

/** The signature of a guest's personal link. It is of no use for another guest or event. */
function markOf(linkKey: string, { eventId, guestId }: { eventId: number; guestId: number }): string {
  const signed = createHmac("sha256", linkKey).update(`guest ${eventId} ${guestId}`).digest("base64url");
  return signed.slice(0, markLength);
}

/** Compares in constant time. */
export function isSigned({ id, linkKey }: { id: number; linkKey: string }, { guestId, mark }: PersonalLink): boolean {
  const expected = Buffer.from(markOf(linkKey, { eventId: id, guestId }));
  const given = Buffer.from(mark);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Makes the personal links of an event's guests. `origin` is scheme and host. */
export async function readPersonalLinks(
  db: Queryable,
  eventId: ListReadableEventId,
  origin: string,
): Promise<(guestId: number) => string> {
  const { linkKey, shortLink } = await findLinkKey(db, eventId);
  const link = guestLink(origin, shortLink);
  return (guestId) => personalLink(link, { guestId, mark: markOf(linkKey, { eventId, guestId }) });
}
