import type { Language } from "../../../common/messages/language.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import { refusedTable } from "../../../common/table-messages.ts";
import type { Mention } from "../../event-data/erase.ts";
import type { GuestMention } from "./erasure.type.ts";

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

function placeOf({ table, label, field, isColumn }: Mention): Message {
  if (table === "guests") {
    return message("erasure.places.guest", { name: label, field: isColumn ? field : (guestFields[field] ?? field) });
  }
  if (table === "tables") {
    const place = field === "note" ? "erasure.places.tableNote" : "erasure.places.table";
    return message(place, { table: refusedTable(label) });
  }
  if (table === "fixtures") return message("erasure.places.fixture");
  if (table === "wishes") return message("erasure.places.wish");
  if (field === "knownColumns") return message("erasure.places.column");
  return (table === "events" ? eventFields[field] : undefined) ?? message("erasure.places.other");
}

/** A mention, and where it is, in words. */
export function describeMention(mention: Mention, language: Language): GuestMention {
  return {
    where: language.say(placeOf(mention)),
    text: mention.text,
    guestId: mention.table === "guests" ? mention.id : null,
  };
}
