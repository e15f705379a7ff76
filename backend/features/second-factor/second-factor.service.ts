import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { message } from "../../../common/messages/message.ts";
import { authenticatorCode } from "../../../common/second-factor.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { AuditActor, AuditDetails, AuditSubject } from "../audit/audit-entry.type.ts";
import { proveOwnPassword } from "../users/account.service.ts";
import { subjectOf, userAt } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { beginCredentialsChange, refuseSignInsOf } from "../users/session.service.ts";
import { getUser } from "../users/user.service.ts";
import type { User } from "../users/user.type.ts";
import {
  countRecoveryCodes,
  deleteApp,
  findAppSecret,
  findSetup,
  replaceRecoveryCodes,
  saveApp,
  saveSetup,
  takeRecoveryCode,
  takeSetup,
  takeStep,
} from "./second-factor.data.ts";
import type { AuthenticatorApp, SecondFactors } from "./second-factor.type.ts";

/** What a user confirms sign-ins with. */
export async function getSecondFactors({ prisma }: Database, userId: number): Promise<SecondFactors> {
  const [secret, recoveryCodesLeft] = await Promise.all([
    findAppSecret(prisma, userId),
    countRecoveryCodes(prisma, userId),
  ]);
  return { isAppOn: secret !== undefined, recoveryCodesLeft };
}

/** Audits what users change of their own, in the transaction that does it. */
function recordFactorChange(
  tx: Queryable,
  request: Pick<Context, "clientAddress">,
  user: User,
  change: AuditDetails["second-factor-changed"]["change"],
): Promise<void> {
  return recordAudit(tx, { kind: "second-factor-changed", by: userAt(user, request), details: { change } });
}

/** Removes the app and its recovery codes: the password is enough from now on. */
export function removeSecondFactors(db: Database, by: AuditActor, subject: AuditSubject): Promise<void> {
  return inTransaction(db, async (tx) => {
    await refuseSignInsOf(tx, subject.id);
    if (!(await deleteApp(tx, subject.id))) return;
    await recordAudit(tx, { kind: "second-factor-changed", by, subject, details: { change: "all-removed" } });
  });
}

/** For administrators, when a customer lost theirs. @throws DomainError NOT_FOUND; FORBIDDEN for an administrator's */
export async function removeSecondFactorsOfCustomer(db: Database, by: AuditActor, userId: number): Promise<void> {
  const user = await getUser(db, userId);
  if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
  if (user.role === "admin") throw new DomainError("FORBIDDEN", message("refusals.administratorsSecondFactor"));
  await removeSecondFactors(db, by, subjectOf(user));
}

// Crockford's base 32: without letters that look like digits.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const codeCount = 10;
// 80 bits, so that reading the hashes does not reveal the codes.
const codeLength = 16;
const groupLength = 4;

function makeCode(): string {
  const letters = Array.from({ length: codeLength }, (_, place) => {
    const letter = alphabet.charAt(randomInt(alphabet.length));
    return place > 0 && place % groupLength === 0 ? `-${letter}` : letter;
  });
  return letters.join("");
}

/** Lower case, without separators, with digits for look-alike letters. */
function plainCode(typed: string): string {
  const letters = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return letters.replaceAll("o", "0").replace(/[il]/g, "1");
}

const hashOf = (typed: string) => createHash("sha256").update(plainCode(typed)).digest("base64url");

async function giveNewCodes(tx: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, makeCode);
  await replaceRecoveryCodes(tx, userId, codes.map(hashOf));
  return codes;
}

/** In a transaction that keeps others from the account. @returns codes to show once; none if it has some already */
async function giveFirstCodes(tx: Queryable, userId: number): Promise<string[]> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : giveNewCodes(tx, userId);
}

/** @returns codes to show once. @throws DomainError CONFLICT without an app; FORBIDDEN; RATE_LIMITED; UNAVAILABLE */
export async function renewCodes(
  request: Pick<Context, "db" | "settings" | "clientAddress" | "session">,
  user: User,
  currentPassword: string,
): Promise<string[]> {
  const { db } = request;
  await proveOwnPassword(db, user, currentPassword, request);
  return inTransaction(db, async (tx) => {
    await beginCredentialsChange(tx, user, request.session);
    const hasApp = (await findAppSecret(tx, user.id)) !== undefined;
    if (!hasApp) throw new DomainError("CONFLICT", message("refusals.noSecondFactor"));
    await recordFactorChange(tx, request, user, "codes-renewed");
    return giveNewCodes(tx, user.id);
  });
}

/** @returns false if there is no such unused code */
export function useRecoveryCode({ db }: Pick<Context, "db">, userId: number, typed: string): Promise<boolean> {
  return takeRecoveryCode(db.prisma, userId, hashOf(typed));
}

type Request = Pick<Context, "db" | "secrets" | "settings" | "log" | "clientAddress" | "session">;

const issuer = "Find Your Table";
const setupSeconds = 15 * 60;
const stepSeconds = 30;
/** Steps around the current one that are accepted, because clocks differ and typing takes time. */
const tolerance = 1;
// RFC 4226 recommends 160 bits.
const secretBytes = 20;

// What every app assumes, whatever the address contains.
const appOf = (secret: Secret, label: string) =>
  new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: stepSeconds });

const ownerOf = (userId: number) => `user ${userId}`;

function stepOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = appOf(Secret.fromBase32(secret), "").validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** A new secret; an old app stays until {@link confirmApp}. @throws DomainError FORBIDDEN; RATE_LIMITED; UNAVAILABLE */
export async function beginApp(request: Request, user: User, currentPassword: string): Promise<AuthenticatorApp> {
  const { db, secrets } = request;
  await proveOwnPassword(db, user, currentPassword, request);
  const secret = new Secret({ size: secretBytes });
  const sealed = secrets.seal(ownerOf(user.id), secret.base32);
  await saveSetup(db.prisma, user.id, sealed, setupSeconds);
  return { secret: secret.base32, uri: appOf(secret, user.username).toString() };
}

const setupOver = () => new DomainError("NOT_FOUND", message("refusals.secondFactorSetupOver"));

/** Turns the app on. @returns recovery codes unless some exist. @throws DomainError BAD_INPUT; FORBIDDEN; NOT_FOUND */
export async function confirmApp(request: Request, user: User, typed: string): Promise<string[]> {
  const { db, secrets } = request;
  const code = parseInput(authenticatorCode, typed);
  const setup = await findSetup(db.prisma, user.id);
  const secret = setup && secrets.open(ownerOf(user.id), setup);
  if (!setup || !secret) throw setupOver();
  const step = stepOf(secret, code);
  if (step === undefined) throw new DomainError("FORBIDDEN", message("refusals.wrongAppCode"));
  return inTransaction(db, async (tx) => {
    await beginCredentialsChange(tx, user, request.session);
    if (!(await takeSetup(tx, user.id, setup))) throw setupOver();
    await saveApp(tx, { userId: user.id, secret: setup, lastStep: step });
    await recordFactorChange(tx, request, user, "app-on");
    return giveFirstCodes(tx, user.id);
  });
}

/** Recovery codes go with it. @throws DomainError FORBIDDEN (password); RATE_LIMITED; UNAVAILABLE */
export async function removeApp(request: Request, user: User, currentPassword: string): Promise<void> {
  const { db } = request;
  await proveOwnPassword(db, user, currentPassword, request);
  await inTransaction(db, async (tx) => {
    await beginCredentialsChange(tx, user, request.session);
    if (!(await deleteApp(tx, user.id))) return;
    await recordFactorChange(tx, request, user, "app-off");
  });
}

/** Uses up a code. @returns false if it is wrong, or was used before */
export async function useAppCode({ db, secrets, log }: Request, userId: number, code: string): Promise<boolean> {
  const sealed = await findAppSecret(db.prisma, userId);
  if (sealed === undefined) return false;
  const secret = secrets.open(ownerOf(userId), sealed);
  if (secret === undefined) {
    log.warn({ user: userId }, "authenticator app unreadable: the session secret has changed");
    return false;
  }
  const step = stepOf(secret, code);
  return step !== undefined && takeStep(db.prisma, userId, step);
}
