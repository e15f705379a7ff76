import {
  ChangeWishesDocument,
  WishesInColumnDocument,
} from "../../../frontend/features/seating/wishes/generated/wishes.ts";
import { WishesDocument } from "../generated/operations.ts";
import { wishOf } from "./belongings.ts";
import { organizersRead, organizersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

export const wishRows: Record<string, Row> = {
  "Query.wishes": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(WishesDocument, ({ eventId }) => ({ eventId })),
  },
  "Query.wishesInColumn": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(WishesInColumnDocument, ({ eventId }) => ({ eventId, column: "Sit with" })),
  },
  "Mutation.changeWishes": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(ChangeWishesDocument, async (subject, world) => ({
      eventId: subject.eventId,
      changes: [{ kind: "BALANCE" as const }],
      removedIds: [await wishOf(subject, world)],
    })),
  },
};
