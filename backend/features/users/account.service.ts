import { accountSchema, passwordSchema } from "../../../common/user-rules.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Page } from "../../lib/page.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { hashPassword, verifyPassword } from "../../lib/passwords.ts";
import { countRegistration, countSignIn, forgiveSignIn } from "./login-throttle.service.ts";
import {
  deleteUser as deleteStoredUser,
  findPasswordHash,
  findUserById,
  findUserPage,
  insertUser,
  type UserListWishes,
  updatePassword,
} from "./user.data.ts";
import type { ChangePasswordInput, CreateUserInput, RegisterInput } from "./user.input.ts";
import type { Role, User, UserPage } from "./user.type.ts";

/** Users as they are wished for. Whoever calls this has checked that the viewer is an administrator. */
export function getUsers(db: Database, wishes: UserListWishes, page: Page): UserPage {
  return findUserPage(db.prisma, { ...wishes, search: wishes.search.trim() }, page);
}

async function makeAccount(db: Database, input: RegisterInput, role: Role): Promise<User> {
  const { password, ...account } = parseInput(accountSchema, input);
  const passwordHash = await hashPassword(password);
  return insertUser(db.prisma, { ...account, passwordHash, role });
}

/**
 * Makes an account of either role.
 *
 * @throws DomainError BAD_INPUT with the rule that the input breaks; CONFLICT for a username or e-mail address that
 *   somebody has.
 */
export function createUser(db: Database, { role, ...input }: CreateUserInput): Promise<User> {
  return makeAccount(db, input, role);
}

/**
 * Makes a customer's account for somebody who registers.
 *
 * @param address network that the caller is in
 * @throws DomainError as {@link createUser}; FORBIDDEN while registration is switched off; RATE_LIMITED.
 */
export async function register(db: Database, isAllowed: boolean, input: RegisterInput, address: string): Promise<User> {
  if (!isAllowed) throw new DomainError("FORBIDDEN", "Registration is switched off. Please contact an administrator.");
  await countRegistration(db, address);
  return makeAccount(db, input, "customer");
}

/**
 * Deletes a customer with their event, its guests, history and files, and their sessions.
 *
 * @throws DomainError NOT_FOUND when there is no such user; FORBIDDEN for an administrator.
 */
export async function deleteUser(db: Database, id: number): Promise<void> {
  const user = await findUserById(db.prisma, id);
  if (!user) throw new DomainError("NOT_FOUND", "This user does not exist.");
  if (user.role === "admin") throw new DomainError("FORBIDDEN", "Administrator accounts cannot be deleted.");
  await inTransaction(db, (tx) => deleteStoredUser(tx, id));
}

/**
 * Changes the caller's password and ends all their sessions.
 *
 * @param address network that the caller is in
 * @throws DomainError BAD_INPUT for a new password that is too short; FORBIDDEN when the current one is not right;
 *   RATE_LIMITED after too many that were not, here or at sign-in.
 */
export async function changePassword(
  db: Database,
  user: User,
  input: ChangePasswordInput,
  address: string,
): Promise<void> {
  const newPassword = parseInput(passwordSchema, input.newPassword);
  const attempter = { account: user.id, address };
  await countSignIn(db, attempter);
  const fits = await verifyPassword(await findPasswordHash(db.prisma, user.id), input.currentPassword);
  if (!fits) throw new DomainError("FORBIDDEN", "The current password is not right.");
  await forgiveSignIn(db, attempter);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, (tx) => updatePassword(tx, user.id, passwordHash));
}
