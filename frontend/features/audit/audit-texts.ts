import { type AuditKind, auditKinds } from "../../../common/audit-kinds.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import { type PrintKind, printKinds } from "../../../common/print/print-kinds.ts";
import { t, textOf } from "../../lib/text.ts";

const isKind = (kind: string): kind is AuditKind => auditKinds.some((known) => known === kind);
const isPrint = (print: unknown): print is PrintKind => printKinds.some((known) => known === print);

/** Name of a kind of audit entry; other versions of the program may have recorded kinds that are unknown here. */
export const kindText = (kind: string): string => (isKind(kind) ? t(`audit.kinds.${kind}`) : t("audit.kinds.other"));

const told = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

const countTexts: Readonly<Record<string, "audit.sessionCount" | "audit.placeCount">> = {
  "sessions-ended": "audit.sessionCount",
  "guest-erased": "audit.placeCount",
};

const detailTexts: Readonly<Record<string, (value: unknown, kind: string) => Message | undefined>> = {
  way: (way) => message("audit.way", { way: told(way).replace("-", "_") }),
  secondFactor: (factor) => message("audit.secondFactor", { factor: told(factor).replace("-", "_") }),
  change: (change) => message("audit.factorChange", { change: told(change).replace("-", "_") }),
  count: (count, kind) => message(countTexts[kind] ?? "audit.guestCount", { count: numberOf(count) }),
  role: (role) => message("audit.role", { role: told(role).toLowerCase() }),
  helper: (helper) => message("audit.helper", { name: told(helper) }),
  hasNewEmail: (hasNewEmail) => (hasNewEmail === true ? message("audit.newEmail") : undefined),
  format: (format) => message("audit.format", { format: told(format).toUpperCase() }),
  print: (print) => (isPrint(print) ? message(`print-screen.kinds.${print}`) : undefined),
  days: (days) =>
    days === null ? message("audit.usualDays") : message("audit.daysAfterEvent", { days: numberOf(days) }),
};

/** What an entry's details say; empty for none. */
export function detailsText({ kind, details }: { kind: string; details: Readonly<Record<string, unknown>> }): string {
  const texts = Object.entries(detailTexts).flatMap(([name, messageOf]) => {
    const said = name in details ? messageOf(details[name], kind) : undefined;
    return said ? [textOf(said)] : [];
  });
  return texts.join(" · ");
}
