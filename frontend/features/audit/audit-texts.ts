import { type AuditKind, auditKinds } from "./audit-kinds.ts";
import { type Message, message } from "./messages/message.ts";
import { type PrintKind, printKinds } from "./print/print-kinds.ts";

type Details = Readonly<Record<string, unknown>>;

const isKind = (kind: string): kind is AuditKind => auditKinds.some((known) => known === kind);
const isPrint = (print: unknown): print is PrintKind => printKinds.some((known) => known === print);

/** Name of a kind of audit entry; newer versions of the program may have recorded kinds that are unknown here. */
export function auditKindText(kind: string): Message {
  return isKind(kind) ? message(`audit.kinds.${kind}`) : message("audit.kinds.other");
}

const told = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

const countTexts: Readonly<Record<string, "audit.sessionCount" | "audit.guestCount" | "audit.placeCount">> = {
  "sessions-ended": "audit.sessionCount",
  "archive-imported": "audit.guestCount",
  "retention-removed": "audit.guestCount",
  "guest-erased": "audit.placeCount",
};

const detailTexts: Readonly<Record<string, (value: unknown, kind: string) => Message | undefined>> = {
  way: (way) => message("audit.way", { way: told(way).replace("-", "_") }),
  secondFactor: (factor) => message("audit.secondFactor", { factor: told(factor).replace("-", "_") }),
  change: (change) => message("audit.factorChange", { change: told(change).replace("-", "_") }),
  count: (count, kind) => message(countTexts[kind] ?? "audit.count", { count: numberOf(count) }),
  role: (role) => message("audit.role", { role: told(role).toLowerCase() }),
  helper: (helper) => message("audit.helper", { name: told(helper) }),
  hasNewEmail: (hasNewEmail) => (hasNewEmail === true ? message("audit.newEmail") : undefined),
  format: (format) => message("audit.format", { format: told(format).toUpperCase() }),
  print: (print) => (isPrint(print) ? message(`print-screen.kinds.${print}`) : undefined),
  days: (days) =>
    days === null ? message("audit.usualDays") : message("audit.daysAfterEvent", { days: numberOf(days) }),
};

export function auditDetailTexts(kind: string, details: Details): Message[] {
  return Object.entries(detailTexts).flatMap(([name, textOf]) => {
    const said = name in details ? textOf(details[name], kind) : undefined;
    return said ? [said] : [];
  });
}
