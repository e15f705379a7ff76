import { ChangeWishesDocument, WishesDocument, WishesInColumnDocument } from "../generated/operations.ts";
import { organisersRead, organisersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";
import type { Subject, World } from "./world.ts";

/** The id of a wish of the event. */
export async function wishOf({ eventId, guestId }: Subject, { api }: World): Promise<number> {
  return (await api.db.prisma.wish.create({ data: { eventId, kind: "near", guestIds: [guestId], fixtureId: 1 } })).id;
}

/** One row for each operation on wishes. */
export const wishRows: Record<string, Row> = {
  "Query.wishes": {
    rule: "organizers",
    expected: organisersRead,
    ...asking(WishesDocument, ({ eventId }) => ({ eventId })),
  },
  "Query.wishesInColumn": {
    rule: "organizers",
    expected: organisersRead,
    ...asking(WishesInColumnDocument, ({ eventId }) => ({ eventId, column: "Sit with" })),
  },
  "Mutation.changeWishes": {
    rule: "organizers",
    expected: organisersWrite,
    ...asking(ChangeWishesDocument, async (subject, world) => ({
      eventId: subject.eventId,
      changes: [{ kind: "BALANCE" as const }],
      removedIds: [await wishOf(subject, world)],
    })),
  },
};
