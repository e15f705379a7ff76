import type { DoorPerson, DoorState } from "../book/door-state.ts";
import { t, timeText } from "./text.ts";

/** Somebody's name; an unnamed plus-one is "Guest of Derek Holm". */
export function nameOf({ isUnnamed, guestOfName, name }: DoorPerson): string {
  return isUnnamed && guestOfName !== "" ? t("at-the-door.person.guestOf", { name: guestOfName }) : name;
}

/** "Arrived 19:42 at Main door", "Left 22:10"; undefined for somebody who was not here yet. */
export function presenceOf({ arrival, leftAt }: DoorPerson): string | undefined {
  if (arrival) {
    const time = timeText(arrival.at);
    return arrival.by === ""
      ? t("at-the-door.person.arrived", { time })
      : t("at-the-door.person.arrivedAt", { time, door: arrival.by });
  }
  return leftAt && t("at-the-door.person.left", { time: timeText(leftAt) });
}

/** With whom somebody comes, in the order of importance. */
export function companyOf(person: DoorPerson, people: DoorState["people"]): string[] {
  const { household, householdKeys, isUnnamed, guestOfName } = person;
  const guestOf = !isUnnamed && guestOfName !== "" ? [t("at-the-door.person.guestOf", { name: guestOfName })] : [];
  const count = householdKeys.length;
  if (count < 2) return household === "" ? guestOf : [...guestOf, household];
  const here = householdKeys.filter((key) => people.get(key)?.arrival).length;
  const together =
    household === ""
      ? t("at-the-door.person.together", { here, count })
      : t("at-the-door.person.household", { household, here, count });
  return [...guestOf, together];
}

/** Whom one tap on the household would mark: nobody if at most one person is missing. */
export function missingOf({ key, householdKeys }: DoorPerson, people: DoorState["people"]): number {
  const others = householdKeys.map((other) => people.get(other)).filter((other) => other !== undefined);
  const missing = others.filter(({ arrival, hasDeclined }) => !arrival && !hasDeclined);
  return missing.some((other) => other.key !== key) ? missing.length : 0;
}
