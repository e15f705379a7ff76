import type { Language } from "../../../common/messages/language.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import { refusedTable } from "../../../common/table-messages.ts";
import type { GuestMention } from "./erasure.type.ts";
import type { Mention } from "./guest-mention.data.ts";

const guestFields: Readonly<Record<string, Message>> = {
  name: message("erasure.fields.name"),
  household: message("erasure.fields.household"),
  doorNote: message("erasure.fields.doorNote"),
  otherNames: message("erasure.fields.otherNames"),
  tableNumber: message("erasure.fields.tableNumber"),
};

const eventFields: Readonly<Record<string, Message>> = {
  name: message("erasure.eventFields.name"),
  description: message("erasure.eventFields.description"),
  date: message("erasure.eventFields.date"),
  location: message("erasure.eventFields.location"),
  greeting: message("erasure.eventFields.greeting"),
};

function placeOf({ kind, name, field, isColumn }: Mention): Message {
  if (kind === "guest") {
    return message("erasure.places.guest", { name, field: isColumn ? field : (guestFields[field] ?? field) });
  }
  if (kind === "table")
    return message(field === "note" ? "erasure.places.tableNote" : "erasure.places.table", {
      table: refusedTable(name),
    });
  if (kind === "fixture") return message("erasure.places.fixture");
  if (kind === "wish") return message("erasure.places.wish");
  if (kind === "column") return message("erasure.places.column");
  return eventFields[field] ?? message("erasure.eventFields.name");
}

/** A mention, and where it is, in words. */
export function describeMention(mention: Mention, language: Language): GuestMention {
  return { where: language.say(placeOf(mention)), text: mention.text, guestId: mention.id };
}
