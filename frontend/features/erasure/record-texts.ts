import { joinOtherNames } from "../../../common/other-names.ts";
import { dateAndTime } from "../../lib/dates.ts";
import { atTable } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { GuestRecordQuery } from "./generated/guest-record.ts";

export type RecordedGuest = GuestRecordQuery["guestRecord"];

const fields = {
  name: "erasure.fields.name",
  tableNumber: "erasure.fields.tableNumber",
  seatNumber: "erasure.fields.seatNumber",
  household: "erasure.fields.household",
  doorNote: "erasure.fields.doorNote",
  otherNames: "erasure.fields.otherNames",
  attendance: "erasure.fields.attendance",
  isLocked: "erasure.fields.isLocked",
  isChild: "erasure.fields.isChild",
  needsAccess: "erasure.fields.needsAccess",
  isNamesake: "erasure.fields.isNamesake",
  guestOfId: "erasure.fields.guestOfId",
} as const;

const isField = (field: string): field is keyof typeof fields => Object.hasOwn(fields, field);

const fieldText = (field: string, column: string | null) => column ?? (isField(field) ? t(fields[field]) : field);

const yesOrNo = (is: boolean) => t(is ? "erasure.facts.yes" : "erasure.facts.no");

const attendanceTexts = {
  YES: "erasure.facts.yes",
  NO: "erasure.facts.no",
  UNKNOWN: "erasure.facts.unknown",
} as const;

const values: Readonly<Record<string, () => string>> = {
  true: () => t("erasure.facts.yes"),
  false: () => t("erasure.facts.no"),
  yes: () => t("erasure.facts.yes"),
  no: () => t("erasure.facts.no"),
  unknown: () => t("erasure.facts.unknown"),
};
const coded = new Set(["attendance", "isLocked", "isChild", "needsAccess", "isNamesake"]);

type Change = RecordedGuest["changes"][number];

function fieldChangeText({ field, column, from, to }: Change["fields"][number]): string {
  const valueText = (value: string) => (coded.has(field) ? (values[value]?.() ?? value) : value);
  const said = { field: withCapital(fieldText(field, column)), from: valueText(from), to: valueText(to) };
  if (from === "" && to === "") return t("erasure.change.changed", said);
  if (from === "") return t("erasure.change.set", said);
  return to === "" ? t("erasure.change.cleared", said) : t("erasure.change.value", said);
}

/** What a change did, one line for each field. */
export function changeTexts({ isAdded, isRemoved, fields: changed }: Change): string[] {
  const lines = changed.map(fieldChangeText);
  if (isAdded) return [t("erasure.change.added"), ...lines];
  return isRemoved ? [t("erasure.change.removed"), ...lines] : lines;
}

export function listText({ at, isSheet }: RecordedGuest["lists"][number]): string {
  if (at === null) return t("erasure.list.lastSheet");
  return t(isSheet ? "erasure.list.sheet" : "erasure.list.kept");
}

export const listedText = ({ name, tableNumber }: RecordedGuest["lists"][number]): string =>
  tableNumber === "" ? name : t("erasure.list.atTable", { name, place: atTable(tableNumber) });

/** Names and values of a guest. Empty ones are left out, except for the table. */
export function factsOf(record: RecordedGuest): { label: string; value: string; isWide?: boolean }[] {
  const { guest, guestOf, plusOnes, householdMembers, formerNames, hiddenColumns } = record;
  const info: Record<string, string> = guest.additionalInfo;
  const hidden = new Set(hiddenColumns);
  const known = [
    { label: t("erasure.fields.name"), value: guest.name },
    { label: t("erasure.fields.tableNumber"), value: guest.tableNumber || t("erasure.facts.none") },
    { label: t("erasure.fields.seatNumber"), value: guest.seatNumber === null ? "" : String(guest.seatNumber) },
    { label: t("erasure.fields.household"), value: guest.household },
    { label: t("erasure.fields.otherNames"), value: joinOtherNames(guest.otherNames) },
    { label: t("erasure.fields.doorNote"), value: guest.doorNote },
    { label: t("erasure.facts.members"), value: householdMembers.join(", ") },
    { label: t("erasure.fields.attendance"), value: t(attendanceTexts[guest.attendance]) },
    { label: t("erasure.fields.isChild"), value: yesOrNo(guest.isChild) },
    { label: t("erasure.fields.needsAccess"), value: yesOrNo(guest.needsAccess) },
    { label: t("erasure.fields.isNamesake"), value: guest.isNamesake ? yesOrNo(true) : "" },
    { label: t("erasure.fields.isLocked"), value: yesOrNo(guest.isLocked) },
    { label: t("erasure.facts.guestOf"), value: guestOf ?? "" },
    { label: t("erasure.facts.plusOnes"), value: plusOnes.join(", ") },
    { label: t("erasure.facts.formerNames"), value: formerNames.join(", ") },
    ...Object.entries(info).map(([column, value]) => ({
      label: hidden.has(column) ? t("erasure.facts.hidden", { column }) : column,
      value,
    })),
    { label: t("erasure.facts.addedAt"), value: dateAndTime(record.createdAt) },
    { label: t("erasure.facts.changedAt"), value: dateAndTime(guest.updatedAt) },
  ];
  return known.filter(({ value }) => value !== "").map((fact) => ({ ...fact, label: withCapital(fact.label) }));
}

const withCapital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
