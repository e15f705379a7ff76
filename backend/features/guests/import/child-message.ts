import type { ColumnChoice, GuestFileReading, GuestList, ImportedGuest } from "./guest-list.ts";

/** A guest in few words: name, table, then number of the extra column and value in turn. */
type PackedGuest = [name: string, tableNumber: string, ...extras: (number | string)[]];

/** The list without its guests, and then the guests in portions. */
export type ListMessage =
  | { type: "list"; list: GuestList; guestCount: number }
  | { type: "guests"; guests: PackedGuest[] };

/** What the reading process says: how it understood the columns, then the list; or why there is none. */
export type ChildMessage =
  | ({ type: "understood" } & Omit<GuestFileReading, "list">)
  | ListMessage
  | { type: "refused"; code: "UNREADABLE_FILE" | "BAD_INPUT"; message: string };

/** Guests of one message. Each is unpacked in one go by the server, which has other things to do. */
const portion = 500;

/** The messages that carry what came of reading a file. */
export function* packReading({ list, fileColumns, problem }: GuestFileReading): Generator<ChildMessage> {
  yield { type: "understood", fileColumns, problem };
  yield* packGuestList(list);
}

/** The messages that carry a guest list. */
export function* packGuestList(list: GuestList): Generator<ListMessage> {
  yield { type: "list", list: { ...list, guests: [] }, guestCount: list.guests.length };
  const columns = new Map(list.columns.map((column, index) => [column, index]));
  for (let start = 0; start < list.guests.length; start += portion) {
    const guests = list.guests.slice(start, start + portion);
    yield { type: "guests", guests: guests.map((guest) => packGuest(guest, columns)) };
  }
}

function packGuest({ name, tableNumber, additionalInfo }: ImportedGuest, columns: Map<string, number>): PackedGuest {
  const packed: PackedGuest = [name, tableNumber];
  for (const [column, value] of additionalInfo) packed.push(columns.get(column) ?? 0, value);
  return packed;
}

function unpackGuest(packed: PackedGuest, columns: string[]): ImportedGuest {
  const additionalInfo: ImportedGuest["additionalInfo"] = [];
  for (let index = 2; index < packed.length; index += 2) {
    additionalInfo.push([columns[Number(packed[index])] ?? "", String(packed[index + 1])]);
  }
  return { name: packed[0], tableNumber: packed[1], additionalInfo };
}

/** Puts the messages of one list together again. */
export class GuestListUnpacker {
  #list: GuestList | undefined;
  #guestCount = 0;

  /** Takes the next message; answers the list once it is complete. */
  add(message: ListMessage): GuestList | undefined {
    if (message.type === "list") {
      this.#list = message.list;
      this.#guestCount = message.guestCount;
    } else if (this.#list !== undefined) {
      for (const guest of message.guests) this.#list.guests.push(unpackGuest(guest, this.#list.columns));
    }
    return this.#list?.guests.length === this.#guestCount ? this.#list : undefined;
  }
}

/** What the reading process is told beside the bytes. */
export type Task = { mapping?: readonly ColumnChoice[] };

/** Whether a message to the reading process is its task. */
export function isTask(message: unknown): message is Task {
  return typeof message === "object" && message !== null;
}

/** Whether a message of the reading process is one of ours. */
export function isChildMessage(message: unknown): message is ChildMessage {
  return typeof message === "object" && message !== null && "type" in message;
}
