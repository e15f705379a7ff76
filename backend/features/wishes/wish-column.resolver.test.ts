import { expect, it } from "vitest";
import { WishesInColumnDocument } from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import { newGuestList } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

async function namesOf(guests: readonly string[]) {
  const eventId = await newGuestList(admin, ["Name,Table,Household,Sit with", ...guests]);
  const { wishesInColumn } = await admin.execute(WishesInColumnDocument, { eventId, column: "Sit with" });
  const found = await api.db.prisma.guest.findMany({ where: { eventId } });
  const nameOf = (id: number) => found.find((guest) => guest.id === id)?.name;
  return wishesInColumn.map(({ guestId, text, names }) => [
    nameOf(guestId),
    text,
    ...names.map(({ isCertain, guestIds }) => `${isCertain ? "" : "? "}${guestIds.map(nameOf).join(", ")}`),
  ]);
}

it("finds the guests who are named in a column, in the order of the list", async () => {
  const guests = [
    ...['Anna Berg,1,,"Cleo, Emil Dorn"', "Ben Berg,1,,", "Cleo Winter,2,,Anna Berg und Nobody Else"],
    ...["Emil Dorn,3,,12", "Dora Dorn,3,,Clio Winter & ben berg", "Fay Stone,,,Dorn"],
  ];
  expect(await namesOf(guests)).toEqual([
    ["Anna Berg", "Cleo, Emil Dorn", "Cleo Winter", "Emil Dorn"],
    ["Cleo Winter", "Anna Berg und Nobody Else", "Anna Berg", "? "],
    ["Dora Dorn", "Clio Winter & ben berg", expect.stringContaining("Cleo Winter"), "Ben Berg"],
    ["Fay Stone", "Dorn", expect.stringMatching(/^\? (Emil Dorn, Dora Dorn|Dora Dorn, Emil Dorn)$/)],
  ]);
});

it("reads at most 20 names in a cell", async () => {
  const everybody = Array.from({ length: 22 }, (_, i) => `G${i} Winter`);
  const [first] = await namesOf(everybody.map((name, i) => `${name},1,,${i === 0 ? everybody.join("; ") : ""}`));
  expect(first).toHaveLength(2 + 20);
});
