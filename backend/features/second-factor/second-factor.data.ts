import type { Queryable } from "../../database/client.ts";
import { deleteApp, findAppSecret } from "./authenticator-app.data.ts";
import { countPasskeys, deletePasskeys } from "./passkey.data.ts";
import { deleteRecoveryCodes } from "./recovery-code.data.ts";

/** Whether an account's sign-ins need confirming. */
export async function hasSecondFactor(db: Queryable, userId: number): Promise<boolean> {
  return (await findAppSecret(db, userId)) !== undefined || (await countPasskeys(db, userId)) > 0;
}

/** Removes recovery codes of an account without another factor. */
export async function dropUselessCodes(tx: Queryable, userId: number): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) await deleteRecoveryCodes(tx, userId);
}

/** Removes all second factors of a user. */
export async function deleteSecondFactors(tx: Queryable, userId: number): Promise<void> {
  await deleteApp(tx, userId);
  await deletePasskeys(tx, userId);
  await deleteRecoveryCodes(tx, userId);
}
