import { createHash, randomInt } from "node:crypto";
import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { proveOwnPassword } from "../users/account.service.ts";
import type { Context } from "../users/context.type.ts";
import { beginCredentialsChange } from "../users/session.service.ts";
import type { User } from "../users/user.type.ts";
import { countRecoveryCodes, findAppSecret, replaceRecoveryCodes, takeRecoveryCode } from "./second-factor.data.ts";
import { recordFactorChange } from "./second-factor.service.ts";

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
export async function giveFirstCodes(tx: Queryable, userId: number): Promise<string[]> {
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
