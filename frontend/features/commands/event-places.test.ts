import { expect, it } from "vitest";
import { type EventPlaces, guestAddress, guestsFoundBy, tableAddress } from "./event-places.ts";

const places: EventPlaces = {
  eventId: 7,
  screens: [],
  actions: [],
  guestList: "/admin/events/7?tab=guests",
  seating: "/admin/events/7/seating",
  mayChange: true,
};

it("leads to a guest on the board from the board, and in the guest list from everywhere else", () => {
  const guest = { id: 12, name: "Ana & Bö" };
  expect(guestAddress(places, guest, "/admin/events/7/seating")).toBe("/admin/events/7/seating?guest=12");
  expect(guestAddress(places, guest, "/admin/events/7/print")).toBe("/admin/events/7?tab=guests&q=Ana%20%26%20B%C3%B6");
});

it("leads to a table on the board, and to all guests whom a search finds", () => {
  expect(tableAddress(places, 4)).toBe("/admin/events/7/seating?table=4");
  expect(guestsFoundBy(places, "50%")).toBe("/admin/events/7?tab=guests&q=50%25");
});
