import { expect, it } from "vitest";
import { WishesInColumnDocument } from "../../../frontend/features/seating/wishes/generated/wishes.ts";
import { newGuestList } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("reads at most 10,000 names of a column", async () => {
  const everybody = Array.from({ length: 40 }, (_, i) => `G${i} Winter`);
  const guests = [...everybody, ...Array.from({ length: 500 }, (_, i) => `H${i} Eich`)];
  const eventId = await newGuestList(admin, [
    "Name,Table,Sit with",
    ...guests.map((name) => `${name},1,${everybody.join("; ")}`),
  ]);
  const { wishesInColumn } = await admin.execute(WishesInColumnDocument, { eventId, column: "Sit with" });
  expect(wishesInColumn).toHaveLength(10_000 / 20);
});
