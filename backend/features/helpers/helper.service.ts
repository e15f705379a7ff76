import { helperSchema } from "../../../common/helper-rules.ts";
import { maxHelpers } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { hashOfLink, newLinkToken } from "../../lib/secrets.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";
import type { Helper } from "../event-rights/helper.type.ts";
import { lockGuestList } from "../events/event.service.ts";
import { findHelpedEvent, requireOwnEvent } from "../events/event-access.service.ts";
import { endOfHelp, linkMs } from "../events/past-help.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { type AuditedRequest, auditedBy, authorOf, strangerAt } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { endSessionsOfHelper } from "../users/session.service.ts";
import { refuseLink } from "../users/sign-in-link.service.ts";
import { anonymous, type Identity, type Viewer } from "../users/viewer.type.ts";
import {
  changeHelper,
  findHelper,
  findHelpers,
  insertHelper,
  noteHelp,
  type StoredHelper,
  takeLink,
} from "./helper.data.ts";
import type { HelperInput, HelperSession } from "./helper-session.type.ts";

const minuteMs = 60 * 1000;
/** A helper as others see them now. */
function toHelper({ linkExpiresAt, event, ...stored }: StoredHelper, now: Date): Helper {
  const hasOpenLink = linkExpiresAt !== null && linkExpiresAt > now;
  return { ...stored, endsAt: endOfHelp(stored.createdAt, event.day), hasOpenLink };
}

/** Whether a helper's help has not ended by itself. */
const isHelping = (helper: Helper, now: Date) => helper.endsAt > now;

/** In the order of invitation. The caller has the right to know. */
async function readHelpers(db: Queryable, id: OwnerEventId): Promise<Helper[]> {
  const now = new Date();
  const helpers = (await findHelpers(db, id)).map((stored) => toHelper(stored, now));
  return helpers.filter((helper) => isHelping(helper, now));
}

/** None for the sample event. @throws DomainError as {@link requireOwnEvent} */
export async function getHelpers(db: Database, viewer: Viewer, eventId: number): Promise<Helper[]> {
  return readHelpers(db.prisma, await requireOwnEvent(db, viewer, eventId));
}

/** Anonymous when their help has ended. */
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

/** What a helper's screens need first; null when the event has been deleted. */
export async function findHelp(db: Database, helper: Helper): Promise<HelperSession | null> {
  const event = await findHelpedEvent(db, helper);
  return event && { helper, event };
}

function takeHelper({ db, clientAddress }: AuditedRequest, token: string): Promise<Helper | undefined> {
  const now = new Date();
  return inTransaction(db, async (tx) => {
    const stored = await takeLink(tx, hashOfLink(token), now);
    const helper = stored && toHelper(stored, now);
    if (!helper || !isHelping(helper, now)) return undefined;
    const { eventId, name, role } = helper;
    const by = { ...strangerAt(clientAddress), name };
    await recordAudit(tx, { kind: "helper-joined", by, eventId, details: { helper: name, role } });
    return helper;
  });
}

/** Uses up a link. @throws DomainError NOT_FOUND, alike for unknown, used, expired and ended; RATE_LIMITED for many */
export async function redeemHelperLink(request: AuditedRequest, token: string): Promise<HelperSession> {
  const { db, clientAddress } = request;
  const helper = await takeHelper(request, token);
  const help = helper && (await findHelp(db, helper));
  return help ?? refuseLink(db, clientAddress);
}

/** The parts of an organizer's request that changes of helpers need. */
export type Organizing = Pick<Context, "db" | "viewer" | "clientAddress">;

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

const changes = {
  invited: { action: "invite_helper", kind: "helper-invited" },
  renewed: { action: "renew_helper_link", kind: "helper-link-renewed" },
  changed: { action: "update_helper", kind: "helper-changed" },
  ended: { action: "end_helper", kind: "helper-ended" },
} as const;

async function record(
  tx: Queryable,
  organizing: Organizing,
  id: OwnerEventId,
  change: keyof typeof changes,
  { name, role }: Pick<Helper, "name" | "role">,
): Promise<void> {
  const { action, kind } = changes[change];
  await recordHistory(tx, id, authorOf(organizing.viewer), { action, details: { name, role } });
  await recordAudit(tx, { kind, by: auditedBy(organizing), eventId: id, details: { helper: name, role } });
}

/** Invites by a link for one use in 7 days. @throws DomainError as {@link requireOwnEvent}; BAD_INPUT; CONFLICT */
export async function inviteHelper(
  organizing: Organizing,
  eventId: number,
  input: HelperInput,
): Promise<NewHelperLink> {
  const { db, viewer } = organizing;
  const id = await requireOwnEvent(db, viewer, eventId);
  const wanted = parseInput(helperSchema, input);
  const now = new Date();
  const { token, link } = newLink(now);
  return inTransaction(db, async (tx) => {
    // Locked, so that simultaneous invitations count each other.
    await lockGuestList(tx, id);
    if ((await readHelpers(tx, id)).length >= maxHelpers) {
      throw new DomainError("CONFLICT", message("refusals.tooManyHelpers", { maximum: maxHelpers }));
    }
    const helper = toHelper(await insertHelper(tx, id, { ...wanted, createdAt: now, ...link }), now);
    await record(tx, organizing, id, "invited", helper);
    return toNewLink(helper, token, link.linkExpiresAt);
  });
}

const helperNotFound = () => new DomainError("NOT_FOUND", message("refusals.helperNotFound"));

/** @throws DomainError NOT_FOUND unless they help now */
function requireHelping(stored: StoredHelper | undefined, now: Date): Helper {
  const helper = stored && toHelper(stored, now);
  if (!helper || !isHelping(helper, now)) throw helperNotFound();
  return helper;
}

/** Replaces a link; joined devices stay. @throws DomainError as {@link requireOwnEvent}; NOT_FOUND for no helper */
export async function renewHelperLink(
  organizing: Organizing,
  eventId: number,
  helperId: number,
): Promise<NewHelperLink> {
  const { db, viewer } = organizing;
  const id = await requireOwnEvent(db, viewer, eventId);
  const now = new Date();
  const { token, link } = newLink(now);
  return inTransaction(db, async (tx) => {
    const helper = requireHelping(await changeHelper(tx, id, helperId, link), now);
    await record(tx, organizing, id, "renewed", helper);
    return toNewLink(helper, token, link.linkExpiresAt);
  });
}

/** Takes effect with their next request. @throws DomainError as {@link renewHelperLink}; BAD_INPUT */
export async function updateHelper(
  organizing: Organizing,
  eventId: number,
  helperId: number,
  input: HelperInput,
): Promise<Helper> {
  const { db, viewer } = organizing;
  const id = await requireOwnEvent(db, viewer, eventId);
  const wanted = parseInput(helperSchema, input);
  const now = new Date();
  return inTransaction(db, async (tx) => {
    const before = await findHelper(tx, helperId);
    const helper = requireHelping(await changeHelper(tx, id, helperId, wanted), now);
    if (helper.name !== before?.name || helper.role !== before.role) {
      await record(tx, organizing, id, "changed", helper);
    }
    return helper;
  });
}

/** Ends help with its sessions, open screens and link. @throws DomainError as {@link renewHelperLink} */
export async function endHelper(organizing: Organizing, eventId: number, helperId: number): Promise<void> {
  const { db, viewer } = organizing;
  const id = await requireOwnEvent(db, viewer, eventId);
  await inTransaction(db, async (tx) => {
    const ended = await changeHelper(tx, id, helperId, { endedAt: new Date(), linkHash: null, linkExpiresAt: null });
    if (!ended) throw helperNotFound();
    await endSessionsOfHelper(tx, helperId);
    await record(tx, organizing, id, "ended", ended);
  });
}
