import { Secret, TOTP } from "otpauth";
import { message } from "../../../common/messages/message.ts";
import { authenticatorCode } from "../../../common/second-factor.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { proveOwnPassword } from "../users/account.service.ts";
import type { Context } from "../users/context.type.ts";
import { beginCredentialsChange } from "../users/session.service.ts";
import type { User } from "../users/user.type.ts";
import { giveFirstCodes } from "./recovery-code.service.ts";
import { deleteApp, findAppSecret, findSetup, saveApp, saveSetup, takeSetup, takeStep } from "./second-factor.data.ts";
import { recordFactorChange } from "./second-factor.service.ts";
import type { AuthenticatorApp } from "./second-factor.type.ts";

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
  const sealed = secrets.seal("authenticator app", ownerOf(user.id), secret.base32);
  await saveSetup(db.prisma, user.id, sealed, setupSeconds);
  return { secret: secret.base32, uri: appOf(secret, user.username).toString() };
}

const setupOver = () => new DomainError("NOT_FOUND", message("refusals.secondFactorSetupOver"));

/** Turns the app on. @returns recovery codes unless some exist. @throws DomainError BAD_INPUT; FORBIDDEN; NOT_FOUND */
export async function confirmApp(request: Request, user: User, typed: string): Promise<string[]> {
  const { db, secrets } = request;
  const code = parseInput(authenticatorCode, typed);
  const setup = await findSetup(db.prisma, user.id);
  const secret = setup && secrets.open("authenticator app", ownerOf(user.id), setup);
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
  const secret = secrets.open("authenticator app", ownerOf(userId), sealed);
  if (secret === undefined) {
    log.warn({ user: userId }, "authenticator app unreadable: the session secret has changed");
    return false;
  }
  const step = stepOf(secret, code);
  return step !== undefined && takeStep(db.prisma, userId, step);
}
