import type { AuditKind } from "../../../common/audit-kinds.ts";
import { helperSchema } from "../../../common/helper-rules.ts";
import { maxHelpers } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { hashOfLink, newLinkToken } from "../../lib/link-token.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { recordAudit, recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { OwnEventId } from "../event-rights/event-scope.type.ts";
import type { Helper } from "../event-rights/helper.type.ts";
import { lockGuestList } from "../events/event.service.ts";
import { findHelpedEvent, requireOwnEvent } from "../events/event-access.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import type { HistoryEvent } from "../history/history-entry.type.ts";
import { auditedBy, strangerAt } from "../users/audited-by.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Context } from "../users/context.type.ts";
import { countLinkMiss } from "../users/link-miss.service.ts";
import { endSessionsOfHelper } from "../users/session.service.ts";
import { anonymous, type Identity, type Viewer } from "../users/viewer.type.ts";
import {
  changeHelper,
  endHelp,
  findHelper,
  findHelpers,
  insertHelper,
  noteHelp,
  type StoredHelper,
  takeLink,
} from "./helper.data.ts";
import type { HelperInput } from "./helper.input.ts";
import type { HelperSession } from "./helper-session.type.ts";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** How long a link works, in milliseconds. */
const linkMs = 7 * dayMs;
/** How long somebody helps with an event of which nobody knows the day, in milliseconds. */
const helpMs = 90 * dayMs;
/** How long somebody helps after the event's day, wherever on earth it takes place, in milliseconds. */
const helpAfterMs = 2 * dayMs + dayMs / 2;

/**
 * When somebody's help ends by itself: 2 days after the event's day. Those who are invited later than that may tidy up for as
 * long as a link works. Without a day, 90 days after they were invited.
 */
function endOf({ createdAt, event: { day } }: StoredHelper): Date {
  const invited = createdAt.getTime();
  if (day === null) return new Date(invited + helpMs);
  const end = day.getTime() + dayMs + helpAfterMs;
  return new Date(end > invited ? end : invited + linkMs);
}

function toHelper({ linkExpiresAt, event, ...stored }: StoredHelper, now: Date): Helper {
  const hasOpenLink = linkExpiresAt !== null && linkExpiresAt > now;
  return { ...stored, endsAt: endOf({ ...stored, event, linkExpiresAt }), hasOpenLink };
}

const isHelping = (helper: Helper, now: Date) => helper.endsAt > now;

/** Who help with an event, in the order in which they were invited. The caller has the right to know. */
export async function readHelpers(db: Queryable, id: OwnEventId): Promise<Helper[]> {
  const now = new Date();
  const helpers = (await findHelpers(db, id)).map((stored) => toHelper(stored, now));
  return helpers.filter((helper) => isHelping(helper, now));
}

/**
 * The helpers of an event.
 *
 * @throws DomainError as {@link requireOwnEvent}; the sample event has none.
 */
export async function getHelpers(db: Database, viewer: Viewer, eventId: number): Promise<Helper[]> {
  return readHelpers(db.prisma, await requireOwnEvent(db, viewer, eventId));
}

/** The identity behind a helper's session. Anonymous when their help has ended. */
export async function findHelperViewer(db: Database, id: number): Promise<Identity> {
  const stored = await findHelper(db.prisma, id);
  const now = new Date();
  if (!stored) return anonymous;
  const helper = toHelper(stored, now);
  if (!isHelping(helper, now)) return anonymous;
  const lastUsed = stored.lastUsedAt?.getTime() ?? 0;
  if (now.getTime() - lastUsed > minuteMs) await noteHelp(db.prisma, id, now);
  return { kind: "helper", helper };
}

/** A link's secret, whose it is, and when it expires. */
export interface NewHelperLink {
  helper: Helper;
  /** Stored nowhere. */
  token: string;
  expiresAt: Date;
}

function newLink(now: Date) {
  const token = newLinkToken();
  return { token, link: { linkHash: hashOfLink(token), linkExpiresAt: new Date(now.getTime() + linkMs) } };
}

const toNewLink = (helper: Helper, token: string, linkExpiresAt: Date): NewHelperLink => ({
  helper,
  token,
  expiresAt: linkExpiresAt < helper.endsAt ? linkExpiresAt : helper.endsAt,
});

type HelperAction = Extract<HistoryEvent, { details: { role: unknown } }>["action"];

/** A request of somebody who manages helpers. */
type Manager = Pick<Context, "db" | "viewer" | "clientAddress">;

const auditKinds = {
  invite_helper: "helper-invited",
  renew_helper_link: "helper-link-renewed",
  update_helper: "helper-changed",
  end_helper: "helper-ended",
} as const satisfies Record<HelperAction, AuditKind>;

async function record(
  tx: Queryable,
  manager: Manager,
  id: OwnEventId,
  action: HelperAction,
  { name, role }: Pick<Helper, "name" | "role">,
): Promise<void> {
  await recordHistory(tx, id, authorOf(manager.viewer), { action, details: { name, role } });
  const details = { helper: name, role };
  await recordAudit(tx, { kind: auditKinds[action], by: auditedBy(manager), eventId: id, details });
}

/**
 * Invites somebody to help with an event, by a link that works once within 7 days.
 *
 * @throws DomainError as {@link requireOwnEvent}; BAD_INPUT for broken rules; CONFLICT when too many help already.
 */
export async function inviteHelper(manager: Manager, eventId: number, input: HelperInput): Promise<NewHelperLink> {
  const { db, viewer } = manager;
  const id = await requireOwnEvent(db, viewer, eventId);
  const wanted = parseInput(helperSchema, input);
  const now = new Date();
  const { token, link } = newLink(now);
  const stored = await inTransaction(db, async (tx) => {
    // Two invitations at the same time count each other.
    await lockGuestList(tx, id);
    if ((await readHelpers(tx, id)).length >= maxHelpers) {
      throw new DomainError("CONFLICT", message("refusals.tooManyHelpers", { maximum: maxHelpers }));
    }
    const invited = await insertHelper(tx, id, { ...wanted, createdAt: now, ...link });
    await record(tx, manager, id, "invite_helper", invited);
    return invited;
  });
  return toNewLink(toHelper(stored, now), token, link.linkExpiresAt);
}

const helperNotFound = () => new DomainError("NOT_FOUND", message("refusals.helperNotFound"));

/** A helper of the event who helps now. @throws DomainError NOT_FOUND. */
function requireHelping(stored: StoredHelper | undefined, now: Date): Helper {
  const helper = stored && toHelper(stored, now);
  if (!helper || !isHelping(helper, now)) throw helperNotFound();
  return helper;
}

/**
 * Makes another link for a helper, for a lost link or another device. An earlier one stops working; where they have joined,
 * they stay.
 *
 * @throws DomainError as {@link requireOwnEvent}; NOT_FOUND when the event has no such helper.
 */
export async function renewHelperLink(manager: Manager, eventId: number, helperId: number): Promise<NewHelperLink> {
  const { db, viewer } = manager;
  const id = await requireOwnEvent(db, viewer, eventId);
  const now = new Date();
  const { token, link } = newLink(now);
  return inTransaction(db, async (tx) => {
    const stored = await changeHelper(tx, id, helperId, link);
    const helper = requireHelping(stored, now);
    await record(tx, manager, id, "renew_helper_link", helper);
    return toNewLink(helper, token, link.linkExpiresAt);
  });
}

/**
 * Changes a helper's name or role. It holds from their next request on.
 *
 * @throws DomainError as {@link renewHelperLink}; BAD_INPUT for broken rules.
 */
export async function updateHelper(
  manager: Manager,
  eventId: number,
  helperId: number,
  input: HelperInput,
): Promise<Helper> {
  const { db, viewer } = manager;
  const id = await requireOwnEvent(db, viewer, eventId);
  const wanted = parseInput(helperSchema, input);
  const now = new Date();
  return inTransaction(db, async (tx) => {
    const helper = requireHelping(await changeHelper(tx, id, helperId, wanted), now);
    await record(tx, manager, id, "update_helper", helper);
    return helper;
  });
}

/**
 * Ends somebody's help: their sessions, their open screens and their link.
 *
 * @throws DomainError as {@link renewHelperLink}.
 */
export async function endHelper(manager: Manager, eventId: number, helperId: number): Promise<void> {
  const { db, viewer } = manager;
  const id = await requireOwnEvent(db, viewer, eventId);
  await inTransaction(db, async (tx) => {
    const ended = await endHelp(tx, id, helperId, new Date());
    if (!ended) throw helperNotFound();
    await endSessionsOfHelper(tx, helperId);
    await record(tx, manager, id, "end_helper", ended);
  });
}

/** What a helper's screens need first; null when the event has been deleted. */
export async function findHelp(db: Database, helper: Helper): Promise<HelperSession | null> {
  const event = await findHelpedEvent(db, helper);
  return event && { helper, event };
}

/**
 * Uses up the link by which somebody joins to help.
 *
 * @param address the caller's network
 * @throws DomainError NOT_FOUND for a token that is unknown, used, expired or of somebody whose help has ended, with the same
 *   message for each; RATE_LIMITED when the network has tried too many such tokens.
 */
export async function redeemHelperLink(db: Database, address: string, token: string): Promise<HelperSession> {
  const now = new Date();
  const stored = await takeLink(db.prisma, hashOfLink(token), now);
  const helper = stored && toHelper(stored, now);
  const help = helper && isHelping(helper, now) ? await findHelp(db, helper) : null;
  if (help) {
    const { name, role, eventId } = help.helper;
    const by = { userId: null, name, network: address };
    await recordAudit(db.prisma, { kind: "helper-joined", by, eventId, details: { helper: name, role } });
    return help;
  }
  await recordRepeatedAudit(db.prisma, { kind: "sign-in-failed", by: strangerAt(address), details: { way: "link" } });
  await countLinkMiss(db, address);
  throw new DomainError("NOT_FOUND", message("refusals.signInLinkGone"));
}
