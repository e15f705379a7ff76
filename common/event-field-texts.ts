import type { PlainKey } from "./messages/message.ts";

const texts = {
  name: "history.fields.name",
  description: "history.fields.description",
  date: "history.fields.date",
  day: "history.fields.day",
  location: "history.fields.location",
  isPublic: "history.fields.visibility",
  showTablemates: "history.fields.tablemates",
  guestCode: "history.fields.guestCode",
  greeting: "history.fields.greeting",
  worksOffline: "history.fields.worksOffline",
  guestLanguages: "history.fields.languages",
  hiddenColumns: "history.fields.hiddenColumns",
  primaryColor: "history.fields.primaryColor",
  secondaryColor: "history.fields.secondaryColor",
  backgroundColor: "history.fields.backgroundColor",
  fontFamily: "history.fields.font",
  picture: "history.fields.picture",
} as const satisfies Record<string, PlainKey>;

const isNamed = (field: string): field is keyof typeof texts => Object.hasOwn(texts, field);

/** Name of an event's field within a sentence, such as "the date". */
export function eventFieldText(field: string): (typeof texts)[keyof typeof texts] | "history.fields.other" {
  return isNamed(field) ? texts[field] : "history.fields.other";
}
