import type { Wish } from "../../../../common/wishes/wish.ts";
import type { WishInput } from "../../../generated/schema-types.ts";

/** A wish as the server takes it: without an id if it is new, without what its kind does not have. */
export function wishInput(wish: Wish): WishInput {
  const { id, kind, priority, guestIds, column, value, fixtureId, tableIds, minimum } = wish;
  return {
    ...(id > 0 && { id }),
    ...{ kind, priority },
    ...(guestIds.length > 0 && { guestIds: [...guestIds] }),
    ...(column !== "" && { column }),
    ...(value !== "" && { value }),
    ...(tableIds.length > 0 && { tableIds: [...tableIds] }),
    ...(fixtureId !== null && { fixtureId }),
    ...(minimum !== null && { minimum }),
  };
}
