import { createLanguage } from "../../../common/messages/language.ts";
import { type MessageKey, message, type ValuesOf } from "../../../common/messages/message.ts";
import { isTableNumber } from "../../../common/table-name.ts";
import type { DoorPerson, DoorState } from "../device/state.ts";

type DoorKey = Extract<MessageKey, `at-the-door.${string}`>;

/** As in the page's `lang`. */
export const languageTag = document.documentElement.lang;

/** The page comes with the texts of its reader's language. */
const language = createLanguage(languageTag, JSON.parse(document.getElementById("texts")?.textContent ?? "{}"));

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
export function presenceOf({ arrival, leftAt }: DoorPerson): string | undefined {
  if (!arrival) return leftAt && t("at-the-door.person.left", { time: timeText(leftAt) });
  const [time, door] = [timeText(arrival.at), arrival.by];
  return door === "" ? t("at-the-door.person.arrived", { time }) : t("at-the-door.person.arrivedAt", { time, door });
}

/** Everybody who comes together with somebody, themselves included. */
export const partyOf = ({ party }: DoorPerson, { guests }: DoorState): DoorPerson[] =>
  party.flatMap((id) => guests.get(id) ?? []);

/** With whom somebody comes, in the order of importance. */
export function companyOf(person: DoorPerson, state: DoorState): string[] {
  const { household = "", isUnnamed, guestOfName } = person;
  const guestOf = !isUnnamed && guestOfName !== "" ? [t("at-the-door.person.guestOf", { name: guestOfName })] : [];
  const party = partyOf(person, state);
  if (party.length < 2) return household === "" ? guestOf : [...guestOf, household];
  const counts = { here: party.filter(({ arrival }) => arrival).length, count: party.length };
  const isNamed = household !== "";
  const together = isNamed
    ? t("at-the-door.person.household", { household, ...counts })
    : t("at-the-door.person.together", counts);
  return [...guestOf, together];
}

/** Those who said that they would come, or nothing, and are not here yet. */
export const missingIn = ({ people }: DoorState): DoorPerson[] =>
  [...people.values()].filter(({ arrival, leftAt, hasDeclined }) => !arrival && !leftAt && !hasDeclined);
