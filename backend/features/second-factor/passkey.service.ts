import { isIP } from "node:net";
import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import { message } from "../../../common/messages/message.ts";
import { passkeyName } from "../../../common/second-factor.ts";
import { inTransaction } from "../../database/transaction.ts";
import { declareLimit } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput } from "../../lib/parse-input.ts";
import type { OpenSignIn } from "../../lib/session-control.ts";
import { proveOwnPassword } from "../users/account.service.ts";
import type { Context } from "../users/context.type.ts";
import { beginCredentialsChange } from "../users/session.service.ts";
import type { User } from "../users/user.type.ts";
import {
  countPasskeys,
  deletePasskey,
  findPasskeyKeys,
  insertPasskey,
  notePasskeyUse,
  type PasskeyKey,
} from "./passkey.data.ts";
import { type PasskeySite, passkeyAlgorithms, readNewPasskey, readSignature } from "./passkey-response.service.ts";
import { giveFirstCodes } from "./recovery-code.service.ts";
import { dropUselessCodes } from "./second-factor.data.ts";
import { maxPasskeys, type PasskeyAdded } from "./second-factor.type.ts";
import { recordFactorChange } from "./second-factor-audit.service.ts";
import { saveSetup, takeSetup } from "./second-factor-setup.data.ts";

declareLimit({
  what: "Accounts: passkeys",
  counts: "each account, in the database",
  limit: String(maxPasskeys),
  beyond: "409",
});

/** What passkeys need of a request. */
export type PasskeyRequest = Pick<Context, "db" | "secrets" | "settings" | "origin" | "clientAddress" | "session">;

/** How long a browser may take to answer. */
export const answerSeconds = 5 * 60;

const localHost = /(^|\.)localhost$/;

/** Undefined at an address where browsers have no passkeys. */
function siteOf({ origin }: PasskeyRequest): PasskeySite | undefined {
  const address = origin();
  const { protocol, hostname } = new URL(address);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith("[");
  const isSecure = protocol === "https:" || localHost.test(hostname);
  return isSecure && !isAddress ? { origin: address, host: hostname } : undefined;
}

/** Where passkeys work. @throws DomainError BAD_INPUT at an address where browsers have none */
export function requireSite(request: PasskeyRequest): PasskeySite {
  const site = siteOf(request);
  if (!site) throw new DomainError("BAD_INPUT", message("refusals.passkeysNeedHost"));
  return site;
}

const isOf =
  ({ host }: PasskeySite) =>
  (passkey: PasskeyKey) =>
    passkey.host === host;

// Equal for all of a user's passkeys, so that an authenticator keeps only one.
const handleText = (userId: number) => `user ${userId}`;

/** How authenticators name an account, base64url. */
export const handleOf = (userId: number): string => Buffer.from(handleText(userId)).toString("base64url");

const tooManyPasskeys = () =>
  new DomainError("CONFLICT", message("refusals.tooManyPasskeys", { maximum: maxPasskeys }));

/** Creation options for a browser. @throws DomainError BAD_INPUT; FORBIDDEN; CONFLICT; RATE_LIMITED; UNAVAILABLE */
export async function beginPasskey(request: PasskeyRequest, user: User, currentPassword: string): Promise<object> {
  const { db } = request;
  const site = requireSite(request);
  await proveOwnPassword(db, user, currentPassword, request);
  const known = await findPasskeyKeys(db.prisma, user.id);
  if (known.length >= maxPasskeys) throw tooManyPasskeys();
  const options = await generateRegistrationOptions({
    rpName: "Find Your Table",
    rpID: site.host,
    userName: user.username,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(handleText(user.id)),
    timeout: answerSeconds * 1000,
    excludeCredentials: known.filter(isOf(site)),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    supportedAlgorithmIDs: passkeyAlgorithms,
  });
  const content = options.challenge;
  await saveSetup(db.prisma, { userId: user.id, kind: "passkey", content, seconds: answerSeconds });
  return options;
}

/** Adds the browser's passkey. @throws DomainError BAD_INPUT; NOT_FOUND if late; FORBIDDEN; CONFLICT if not new */
export async function addPasskey(
  request: PasskeyRequest,
  user: User,
  { name, response }: { name: string; response: unknown },
): Promise<PasskeyAdded> {
  const { db } = request;
  const site = requireSite(request);
  const wantedName = parseInput(passkeyName, name);
  const challenge = await takeSetup(db.prisma, user.id, "passkey");
  if (challenge === undefined) throw new DomainError("NOT_FOUND", message("refusals.secondFactorSetupOver"));
  const checked = await readNewPasskey(response, site, challenge);
  if (!checked.found) throw notAccepted("FORBIDDEN", checked.cause);
  const key = checked.found;
  return inTransaction(db, async (tx) => {
    await beginCredentialsChange(tx, user, request.session);
    if ((await countPasskeys(tx, user.id)) >= maxPasskeys) throw tooManyPasskeys();
    const passkey = await insertPasskey(tx, { ...key, userId: user.id, name: wantedName });
    if (!passkey) throw new DomainError("CONFLICT", message("refusals.passkeyTaken"));
    await recordFactorChange(tx, request, user, "passkey-added");
    return { passkey, recoveryCodes: await giveFirstCodes(tx, user.id) };
  });
}

function notAccepted(code: "FORBIDDEN" | "UNAUTHENTICATED", cause: unknown): DomainError {
  return new DomainError(code, message("refusals.passkeyNotAccepted"), { cause });
}

/** Recovery codes go with the last factor. @throws DomainError FORBIDDEN; NOT_FOUND; RATE_LIMITED; UNAVAILABLE */
export async function removePasskey(
  request: PasskeyRequest,
  user: User,
  { id, currentPassword }: { id: string; currentPassword: string },
): Promise<void> {
  const { db } = request;
  await proveOwnPassword(db, user, currentPassword, request);
  await inTransaction(db, async (tx) => {
    await beginCredentialsChange(tx, user, request.session);
    const isRemoved = await deletePasskey(tx, user.id, id);
    if (!isRemoved) throw new DomainError("NOT_FOUND", message("refusals.passkeyNotFound"));
    await dropUselessCodes(tx, user.id);
    await recordFactorChange(tx, request, user, "passkey-removed");
  });
}

// Derived instead of stored: a waiting sign-in has one challenge, and ends when it is answered.
const challengeOf = ({ secrets }: PasskeyRequest, { session }: OpenSignIn): Uint8Array<ArrayBuffer> =>
  new Uint8Array(secrets.derive("passkey challenge", session));

/** Request options for the browser; null if the account has no passkey for this address. */
export async function passkeyOptions(request: PasskeyRequest, waiting: OpenSignIn): Promise<object | null> {
  const site = siteOf(request);
  if (!site) return null;
  const passkeys = (await findPasskeyKeys(request.db.prisma, waiting.userId)).filter(isOf(site));
  if (passkeys.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: site.host,
    allowCredentials: passkeys,
    challenge: challengeOf(request, waiting),
    timeout: answerSeconds * 1000,
    userVerification: "preferred",
  });
}

/** Checks a signature for a waiting sign-in. @throws DomainError UNAUTHENTICATED when it does not fit */
export async function usePasskey(request: PasskeyRequest, waiting: OpenSignIn, response: unknown): Promise<void> {
  const { db } = request;
  const { userId } = waiting;
  const site = siteOf(request);
  if (!site) throw notAccepted("UNAUTHENTICATED", undefined);
  const passkeys = (await findPasskeyKeys(db.prisma, userId)).filter(isOf(site));
  const challenge = Buffer.from(challengeOf(request, waiting)).toString("base64url");
  const checked = await readSignature(response, site, { challenge, passkeys });
  if (!checked.found) throw notAccepted("UNAUTHENTICATED", checked.cause);
  const isNoted = await notePasskeyUse(db.prisma, userId, checked.found);
  if (!isNoted) throw notAccepted("UNAUTHENTICATED", undefined);
}
