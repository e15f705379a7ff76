import { ChangeWishesDocument } from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { WishesInColumnDocument } from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import { WishesDocument } from "../generated/operations.ts";
import { wishOf } from "./belongings.ts";
import { ofEvent, type Row, reads, writes } from "./row.ts";

export const wishRows: Record<string, Row> = {
  "Query.wishes": reads(WishesDocument, ofEvent),
  "Query.wishesInColumn": reads(WishesInColumnDocument, ({ eventId }) => ({ eventId, column: "Sit with" })),
  "Mutation.changeWishes": writes(ChangeWishesDocument, async (subject, world) => ({
    eventId: subject.eventId,
    changes: [{ kind: "BALANCE" as const }],
    removedIds: [await wishOf(subject, world)],
  })),
};
