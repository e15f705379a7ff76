import DataLoader from "dataloader";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import { generatePassword, hashPassword, verifyPassword } from "../../lib/passwords.ts";
import { countSignIn, forgiveSignIn } from "./login-throttle.service.ts";
import {
  findFirstAdmin,
  findUserById,
  findUserByLogin,
  findUsersByIds,
  insertUser,
  loginKey,
  updatePassword,
} from "./user.data.ts";
import type { LoginInput } from "./user.input.ts";
import type { User } from "./user.type.ts";
import { anonymous, type Identity, type Viewer } from "./viewer.type.ts";

/**
 * The user whom a username or e-mail address and a password name.
 *
 * @param address network that the caller is in
 * @throws DomainError BAD_INPUT when one of them is blank, UNAUTHENTICATED when they do not fit, RATE_LIMITED after too
 *   many attempts; whether there is such an account is not told.
 */
export async function authenticate(db: Database, { username, password }: LoginInput, address: string): Promise<User> {
  if (username.trim() === "") throw new DomainError("BAD_INPUT", "Username is required");
  if (password === "") throw new DomainError("BAD_INPUT", "Password is required");
  const account = await findUserByLogin(db.prisma, username);
  const attempter = { account: account?.user.id ?? loginKey(username), address };
  await countSignIn(db, attempter);
  const fits = await verifyPassword(account?.passwordHash, password);
  if (!account || !fits) throw new DomainError("UNAUTHENTICATED", "Username or password is not right.");
  await forgiveSignIn(db, attempter);
  return account.user;
}

/** Who a session's user id stands for; a user who is gone is anybody. */
export async function findViewer(db: Database, userId: number | undefined): Promise<Identity> {
  if (userId === undefined) return anonymous;
  const user = await findUserById(db.prisma, userId);
  return user ? { kind: "user", user } : anonymous;
}

/**
 * The signed-in user.
 *
 * @throws DomainError UNAUTHENTICATED for anybody else.
 */
export function requireUser(viewer: Viewer): User {
  if (viewer.kind === "anonymous") throw new DomainError("UNAUTHENTICATED", "Please sign in.");
  return viewer.user;
}

/** A user by id; null when there is none. */
export function getUser(db: Database, id: number): Promise<User | null> {
  return findUserById(db.prisma, id);
}

/** What {@link loadUser} needs of a request. */
export interface UserReader {
  db: Database;
  viewer: Viewer;
}

const userLoader = onceFor(({ db, viewer }: UserReader) => {
  const loader = new DataLoader(async (ids: readonly number[]) => {
    const users = new Map((await findUsersByIds(db.prisma, ids)).map((user) => [user.id, user]));
    return ids.map((id) => users.get(id) ?? null);
  });
  return viewer.kind === "user" ? loader.prime(viewer.user.id, viewer.user) : loader;
});

/** A user by id, null when there is none; all that one request asks for in one query, but for who asks. */
export function loadUser(request: UserReader, id: number): Promise<User | null> {
  return userLoader(request).load(id);
}

/** The first administrator, and the password to show once if it was generated just now. */
export interface EnsuredAdmin {
  admin: User;
  generatedPassword: string | undefined;
}

/**
 * The first administrator, made when there is none. A password that is set in the environment is used for making the
 * account only: a later start does not undo what was chosen since.
 */
export async function ensureAdmin(
  tx: Queryable,
  { username, password }: { username: string; password: string | undefined },
): Promise<EnsuredAdmin> {
  const existing = await findFirstAdmin(tx);
  if (existing) return { admin: existing, generatedPassword: undefined };
  const chosen = password ?? generatePassword();
  const admin = await insertUser(tx, {
    name: "Administrator",
    username,
    email: `${username.replace(/[^\w.-]/g, "") || "admin"}@example.com`,
    passwordHash: await hashPassword(chosen),
    role: "admin",
  });
  return { admin, generatedPassword: password === undefined ? chosen : undefined };
}

/**
 * Gives the first administrator a new password and ends their sessions.
 *
 * @param password undefined generates one.
 * @returns the administrator's username and the password in force.
 * @throws DomainError NOT_FOUND before the first start, which makes the account.
 */
export async function resetAdminPassword(
  db: Database,
  password: string | undefined,
): Promise<{ username: string; password: string }> {
  const admin = await findFirstAdmin(db.prisma);
  if (!admin) throw new DomainError("NOT_FOUND", "There is no administrator yet: start the program once.");
  const chosen = password ?? generatePassword();
  const passwordHash = await hashPassword(chosen);
  await inTransaction(db, (tx) => updatePassword(tx, admin.id, passwordHash));
  return { username: admin.username, password: chosen };
}
