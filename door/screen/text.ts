import { createLanguage } from "../../common/messages/language.ts";
import { type MessageKey, message, type ValuesOf } from "../../common/messages/message.ts";
import { isTableNumber } from "../../common/table-name.ts";
import type { DoorPerson, DoorState } from "../device/state.ts";

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

/** What is said of somebody who is here now. */
export const arrivedText = (name: string, tableLabel: string): string =>
  t("at-the-door.said.arrived", { name, table: tableTitle(tableLabel) });

const today = new Intl.DateTimeFormat(languageTag, { hour: "numeric", minute: "2-digit" });
const otherDay = new Intl.DateTimeFormat(languageTag, { weekday: "short", hour: "numeric", minute: "2-digit" });

/** "19:42", with the day if it is not today. */
export const timeText = (time: Date): string =>
  (time.toDateString() === new Date().toDateString() ? today : otherDay).format(time);

/** Somebody's name; an unnamed plus-one is "Guest of Derek Holm". */
export const nameOf = ({ isUnnamed, guestOfName, name }: DoorPerson): string =>
  isUnnamed && guestOfName !== "" ? t("at-the-door.person.guestOf", { name: guestOfName }) : name;

/** "Arrived 19:42 at Main door", "Left 22:10"; undefined for somebody who was not here yet. */
export function presenceOf({ arrival, leftAt }: DoorPerson, hasDoor = true): string | undefined {
  if (!arrival) return leftAt && t("at-the-door.person.left", { time: timeText(leftAt) });
  const time = timeText(arrival.at);
  return arrival.by === "" || !hasDoor
    ? t("at-the-door.person.arrived", { time })
    : t("at-the-door.person.arrivedAt", { time, door: arrival.by });
}

/** Everybody who comes together with somebody, themselves included. */
export const partyOf = ({ party }: DoorPerson, { guests }: DoorState): DoorPerson[] =>
  party.flatMap((id) => guests.get(id) ?? []);

/** With whom somebody comes, in the order of importance. */
export function companyOf(person: DoorPerson, state: DoorState): string[] {
  const { household, isUnnamed, guestOfName } = person;
  const guestOf = !isUnnamed && guestOfName !== "" ? [t("at-the-door.person.guestOf", { name: guestOfName })] : [];
  const party = partyOf(person, state);
  const counts = { here: party.filter(({ arrival }) => arrival).length, count: party.length };
  if (party.length < 2) return household === "" ? guestOf : [...guestOf, household];
  const isNamed = household !== "";
  const together = t("at-the-door.person.together", counts);
  return [...guestOf, isNamed ? t("at-the-door.person.household", { household, ...counts }) : together];
}

/** How many one tap on the household would mark: nobody if at most one person is missing. */
export function missingOf(person: DoorPerson, state: DoorState): number {
  const missing = partyOf(person, state).filter(({ arrival, hasDeclined }) => !arrival && !hasDeclined);
  return missing.some(({ key }) => key !== person.key) ? missing.length : 0;
}
