import DataLoader from "dataloader";
import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { findGuestFigures, type GuestFigures } from "./guest-figures.data.ts";

const nothing: GuestFigures = {
  ...{ seatedGuestCount: 0, unseatedGuestCount: 0, declinedGuestCount: 0 },
  ...{ tableCount: 0, lookedUpGuestCount: 0, guestsChangedAt: null },
};

const loader = onceFor(
  ({ db }: { db: Database }) =>
    new DataLoader(async (eventIds: readonly ListReadableEventId[]) => {
      const figures = await findGuestFigures(db.prisma, eventIds);
      return eventIds.map((id) => figures.get(id) ?? nothing);
    }),
);

/** Figures of a guest list. One request reads those of all its events in one query. */
export function getGuestFigures(request: { db: Database }, eventId: ListReadableEventId): Promise<GuestFigures> {
  return loader(request).load(eventId);
}
