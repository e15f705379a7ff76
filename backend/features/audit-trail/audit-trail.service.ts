import { z } from "zod";
import { auditKinds, severalNetworks } from "../../../common/audit-kinds.ts";
import { auditDetailTexts, auditKindText } from "../../../common/audit-texts.ts";
import { byteOrderMark, csvText } from "../../../common/csv-text.ts";
import type { Language } from "../../../common/messages/language.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { lazyListPart, type Page } from "../../lib/page.ts";
import { recordRepeatedAudit, settleAudit } from "../audit/audit-entry.service.ts";
import { auditedBy } from "../users/audited-by.service.ts";
import type { Context } from "../users/context.type.ts";
import type { User } from "../users/user.type.ts";
import { countAuditEntries, findAuditEntries } from "./audit-trail.data.ts";
import type { AuditFilter } from "./audit-trail.input.ts";
import type { AuditEntry, AuditFile, AuditPage } from "./audit-trail.type.ts";

/** Most entries of a file: some megabytes. */
const maxInFile = 50_000;
const portion = 5_000;

const kindSchema = z.enum(auditKinds);

function checked(filter: AuditFilter): AuditFilter {
  const unknown = filter.kinds?.find((kind) => !kindSchema.safeParse(kind).success);
  if (unknown !== undefined) throw new DomainError("BAD_INPUT", message("refusals.unknownAuditKind"));
  return { ...filter, search: filter.search?.trim() ?? "" };
}

function pageOf(db: Database, filter: AuditFilter, page: Page): AuditPage {
  // Before both, which may run at the same time: the count includes what the page shows.
  let settled: Promise<void> | undefined;
  const settle = () => {
    settled ??= settleAudit(db);
    return settled;
  };
  const find = () => settle().then(() => findAuditEntries(db.prisma, filter, page));
  return lazyListPart(find, () => settle().then(() => countAuditEntries(db.prisma, filter)));
}

/** Entries, newest first, for callers checked to be administrators. @throws DomainError BAD_INPUT for unknown kinds */
export function getAudit(db: Database, filter: AuditFilter, page: Page): AuditPage {
  return pageOf(db, checked(filter), page);
}

// Where an administrator was when they did something to an account is not its owner's business.
function asOwn(entry: AuditEntry, { id }: User): AuditEntry {
  const isSomeoneElse = entry.actorName !== "" && entry.userId !== id;
  return isSomeoneElse ? { ...entry, network: null } : entry;
}

/** What a user did, and what was done to their account, newest first. */
export function getActivity(db: Database, user: User, page: Page): AuditPage {
  const found = pageOf(db, { userId: user.id }, page);
  const find = async () => (await found.nodes).map((entry) => asOwn(entry, user));
  return lazyListPart(find, async () => found.totalCount);
}

// People and events may share names, so their ids are beside them.
const headers = [
  "at",
  "what",
  "who",
  "userId",
  "account",
  "accountId",
  "event",
  "eventId",
  "network",
  "times",
  "details",
] as const;

function actorOf({ actorName, network }: AuditEntry, language: Language): string {
  if (actorName !== "") return actorName;
  return language.say(message(network === null ? "audit.program" : "audit.stranger"));
}

function eventOf({ eventId, eventName }: AuditEntry, language: Language): string {
  if (eventId === null) return "";
  return eventName ?? language.say(message("audit.eventNumber", { number: String(eventId) }));
}

function networkOf({ network }: AuditEntry, language: Language): string {
  return network === severalNetworks ? language.say(message("audit.severalNetworks")) : (network ?? "");
}

const idText = (id: number | null): string => (id === null ? "" : String(id));

function cellsOf(entry: AuditEntry, language: Language): string[] {
  const details = auditDetailTexts(entry.kind, entry.details).map((detail) => language.say(detail));
  return [
    entry.at.toISOString(),
    language.say(auditKindText(entry.kind)),
    actorOf(entry, language),
    idText(entry.userId),
    entry.subjectName,
    idText(entry.subjectId),
    eventOf(entry, language),
    idText(entry.eventId),
    networkOf(entry, language),
    String(entry.times),
    details.join("; "),
  ];
}

async function* portionsOf(db: Database, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  // What is written meanwhile would move the portions.
  const until = filter.until ?? new Date();
  for (let offset = 0; ; offset += portion) {
    const entries = await findAuditEntries(db.prisma, { ...filter, until }, { offset, limit: portion });
    yield entries;
    if (entries.length < portion) return;
  }
}

/** Audit file in the reader's language; exporting is audited. @throws DomainError BAD_INPUT; TOO_LARGE (over 50,000) */
export async function exportAudit(context: Context, wanted: AuditFilter): Promise<AuditFile> {
  const { db, language } = context;
  const filter = checked(wanted);
  await settleAudit(db);
  const count = await countAuditEntries(db.prisma, filter);
  if (count > maxInFile) throw new DomainError("TOO_LARGE", message("refusals.auditTooLong", { maximum: maxInFile }));
  const parts = [byteOrderMark, csvText([headers.map((header) => language.say(message(`audit.columns.${header}`)))])];
  for await (const entries of portionsOf(db, filter)) {
    parts.push(csvText(entries.map((entry) => cellsOf(entry, language))));
  }
  await recordRepeatedAudit(db.prisma, { kind: "audit-exported", by: auditedBy(context), details: { count } });
  const date = new Date().toISOString().slice(0, 10);
  return {
    filename: `${language.say(message("audit.file", { date }))}.csv`,
    content: Buffer.from(parts.join("")).toString("base64"),
  };
}
