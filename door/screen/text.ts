import { createLanguage } from "../../common/messages/language.ts";
import { type MessageKey, message, type ValuesOf } from "../../common/messages/message.ts";
import { isTableNumber } from "../../common/table-name.ts";

type DoorKey = Extract<MessageKey, `at-the-door.${string}`>;

/** The page comes with the texts of its reader's language. */
function readTexts(): Parameters<typeof createLanguage>[1] {
  return JSON.parse(document.getElementById("texts")?.textContent ?? "{}");
}

/** As in the page's `lang`. */
export const languageTag = document.documentElement.lang;

const language = createLanguage(languageTag, readTexts());

export function t<Key extends DoorKey>(key: Key, ...values: ValuesOf<Key>): string {
  return language.say(message(key, ...values));
}

/** A table as a title: "Table 12", "Head Table"; "No table" for "". */
export function tableTitle(label: string): string {
  if (label === "") return t("at-the-door.noTable");
  return isTableNumber(label) ? t("at-the-door.tableTitle", { label }) : label;
}

const today = new Intl.DateTimeFormat(languageTag, { hour: "numeric", minute: "2-digit" });
const otherDay = new Intl.DateTimeFormat(languageTag, { weekday: "short", hour: "numeric", minute: "2-digit" });

/** "19:42", with the day if it is not today. */
export function timeText(time: Date): string {
  return (time.toDateString() === new Date().toDateString() ? today : otherDay).format(time);
}
