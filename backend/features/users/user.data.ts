import type { Queryable } from "../../database/client.ts";
import { containsText } from "../../database/contains-text.ts";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Page } from "../../lib/page.ts";
import type { Role, User } from "./user.type.ts";

const publicFields = { id: true, name: true, email: true, username: true, role: true, createdAt: true } as const;

/** A username or e-mail address as it is compared: NFKC, trimmed, lower case. */
export function loginKey(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

export function findUserById(db: Queryable, id: number): Promise<User | null> {
  return db.user.findUnique({ where: { id }, select: publicFields });
}

export function findUsersByIds(db: Queryable, ids: readonly number[]): Promise<User[]> {
  return db.user.findMany({ where: { id: { in: [...ids] } }, select: publicFields });
}

/** The account that a username or an e-mail address names, with its password hash. A username comes first. */
export async function findUserByLogin(
  db: Queryable,
  login: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const key = loginKey(login);
  const found = await db.user.findMany({
    where: { OR: [{ usernameKey: key }, { emailKey: key }] },
    select: { ...publicFields, usernameKey: true, passwordHash: true },
  });
  const record = found.find(({ usernameKey }) => usernameKey === key) ?? found[0];
  if (!record) return undefined;
  const { passwordHash, usernameKey: _, ...user } = record;
  return { user, passwordHash };
}

export function findFirstAdmin(db: Queryable): Promise<User | null> {
  return db.user.findFirst({ where: { role: "admin" }, select: publicFields, orderBy: { id: "asc" } });
}

export interface NewUser {
  name: string;
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
}

/**
 * Adds a user.
 *
 * @throws DomainError CONFLICT for a username or e-mail address that somebody has.
 */
export async function insertUser(db: Queryable, user: NewUser): Promise<User> {
  const data = { ...user, usernameKey: loginKey(user.username), emailKey: loginKey(user.email) };
  try {
    return await db.user.create({ data, select: publicFields });
  } catch (error) {
    if (isUniqueViolation(error, "username_key")) throw new DomainError("CONFLICT", "This username is already taken.");
    if (isUniqueViolation(error, "email_key")) throw new DomainError("CONFLICT", "This email is already in use.");
    throw error;
  }
}

/** Which users a list is to hold; what is undefined does not matter. */
export interface UserFilter {
  role: Role | undefined;
  createdSince: Date | undefined;
  /** A part of the name, username or e-mail address. */
  search: string;
}

/** Users newest first. */
export async function findUserPage(
  db: Queryable,
  { role, createdSince, search }: UserFilter,
  { offset, limit }: Page,
): Promise<{ nodes: User[]; totalCount: number }> {
  const contains = containsText(search);
  const where = {
    ...(role === undefined ? {} : { role }),
    ...(createdSince === undefined ? {} : { createdAt: { gte: createdSince } }),
    ...(search === "" ? {} : { OR: [{ name: contains }, { username: contains }, { email: contains }] }),
  };
  const [nodes, totalCount] = await Promise.all([
    db.user.findMany({
      where,
      select: publicFields,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: offset,
      take: limit,
    }),
    db.user.count({ where }),
  ]);
  return { nodes, totalCount };
}

/** Deletes a user with everything of theirs: events, guests, history, files, and their sessions. */
export async function deleteUser(tx: Queryable, id: number): Promise<void> {
  await tx.user.deleteMany({ where: { id } });
  await endSessions(tx, id);
}

async function endSessions(tx: Queryable, userId: number): Promise<void> {
  await tx.$executeRaw`DELETE FROM sessions WHERE sess->>'userId' = ${String(userId)}`;
}

/** The password hash of a user. */
export async function findPasswordHash(db: Queryable, id: number): Promise<string | undefined> {
  const record = await db.user.findUnique({ where: { id }, select: { passwordHash: true } });
  return record?.passwordHash;
}

/** Replaces the password and ends every session of the user. */
export async function updatePassword(db: Queryable, userId: number, passwordHash: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
  await endSessions(db, userId);
}
