import { expect, it } from "vitest";
import type { PrintGuest, PrintTable } from "../pages/print-facts.ts";
import { orderGuests } from "./order-guests.ts";

const guest = (id: number, name: string, table: string, seat: number | null = null): PrintGuest => ({
  ...{ id, name, table, seat, household: "", guestOf: "", isChild: false, needsAccess: false, info: {} },
});
const table = (label: string): PrintTable => ({ label, capacity: null, note: "" });

const tables = [table("Head Table"), table("2"), table("10")];
const guests = [
  guest(1, "Zoe", "10"),
  guest(2, "Äpfel", "2", 4),
  guest(3, "anna", ""),
  guest(4, "Öberg", "head table"),
  guest(5, "Guest 10", "2"),
  guest(6, "Guest 2", "2", 1),
];
const idsBy = (order: "list" | "name" | "table", tag = "de") =>
  orderGuests({ guests, tables }, order, tag).map(({ id }) => id);

it("keeps the list's order", () => {
  expect(idsBy("list")).toEqual([1, 2, 3, 4, 5, 6]);
});

it("orders names by the rules of the language, and numbers in them by value", () => {
  expect(idsBy("name")).toEqual([3, 2, 6, 5, 4, 1]);
});

it("orders by table as the organizer does, then by seat; those without a table come last", () => {
  expect(idsBy("table")).toEqual([4, 6, 2, 5, 1, 3]);
});
