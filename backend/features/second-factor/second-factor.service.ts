import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { findAppSecret } from "./authenticator-app.data.ts";
import { findPasskeys } from "./passkey.data.ts";
import { countRecoveryCodes } from "./recovery-code.data.ts";
import { deleteSecondFactors } from "./second-factor.data.ts";
import type { SecondFactors } from "./second-factor.type.ts";

/** What a user confirms sign-ins with. */
export async function getSecondFactors({ prisma }: Database, userId: number): Promise<SecondFactors> {
  const [secret, recoveryCodesLeft, passkeys] = await Promise.all([
    findAppSecret(prisma, userId),
    countRecoveryCodes(prisma, userId),
    findPasskeys(prisma, userId),
  ]);
  return { isAppOn: secret !== undefined, recoveryCodesLeft, passkeys };
}

/** Removes everything that a user confirms sign-ins with: from now on, the password is enough. */
export function removeSecondFactors(db: Database, userId: number): Promise<void> {
  return inTransaction(db, (tx) => deleteSecondFactors(tx, userId));
}
