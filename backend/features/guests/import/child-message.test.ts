import { expect, it } from "vitest";
import { GuestListUnpacker, packGuestList } from "./child-message.ts";
import type { GuestList } from "./guest-list.ts";

function sentAndReceived(list: GuestList): GuestList | undefined {
  const unpacker = new GuestListUnpacker();
  let received: GuestList | undefined;
  for (const message of packGuestList(list)) {
    expect(received).toBeUndefined();
    received = unpacker.add(JSON.parse(JSON.stringify(message)));
  }
  return received;
}

it("carries a list in portions", () => {
  const list: GuestList = {
    columns: ["Meal", "__proto__"],
    guests: Array.from({ length: 1234 }, (_, index) => ({
      name: `Guest ${index}`,
      tableNumber: index % 3 === 0 ? "" : String(index % 7),
      additionalInfo:
        index % 2 === 0
          ? []
          : [
              ["__proto__", "5"],
              ["Meal", `${index}`],
            ],
    })),
    rowErrors: [{ row: 3, message: "This row has no name." }],
    warnings: ["1 guest has no table yet."],
  };
  expect(sentAndReceived(list)).toEqual(list);
});

it("carries a list without guests", () => {
  const list: GuestList = { columns: [], guests: [], rowErrors: [], warnings: [] };
  expect(sentAndReceived(list)).toEqual(list);
});
