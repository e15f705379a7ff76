import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { isUniqueViolation } from "../../database/error-codes.ts";
import { Prisma } from "../../database/generated/client.ts";
import { allOf, containing, countRows, findSortedIds, inOrderOf, naturally } from "../../database/sorted-page.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { type ListPart, lazyListPart, type Page } from "../../lib/page.ts";
import type { Sort } from "../../lib/sort-direction.ts";
import { endSessions, removeSignInLink } from "./session.data.ts";
import type { UserSortField } from "./user.input.ts";
import type { Role, User } from "./user.type.ts";

const publicFields = {
  id: true,
  name: true,
  email: true,
  username: true,
  role: true,
  createdAt: true,
  disabledAt: true,
} as const;

type PublicRecord = Omit<User, "isDisabled"> & { disabledAt: Date | null };

const toUser = ({ disabledAt, ...user }: PublicRecord): User => ({ ...user, isDisabled: disabledAt !== null });

/** NFKC, trimmed, lower case; also for usernames of old accounts. */
function loginKey(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** Maps look-alikes to one key: NFKC, collapsed white space, folded by way of capitals (ß to ss, ı to i). */
export function usernameKey(text: string): string {
  const plain = text.normalize("NFKC").trim().replace(/\s+/gu, " ");
  return plain.toUpperCase().toLowerCase().normalize("NFKC");
}

/** A user, their password hash, and its version of credentials. */
export interface AccountWithPassword {
  user: User;
  passwordHash: string;
  credentialsVersion: number;
}

export async function findUserById(db: Queryable, id: number): Promise<User | null> {
  const record = await db.user.findUnique({ where: { id }, select: publicFields });
  return record && toUser(record);
}

export async function findUsersByIds(db: Queryable, ids: readonly number[]): Promise<User[]> {
  return (await db.user.findMany({ where: { id: { in: [...ids] } }, select: publicFields })).map(toUser);
}

const accountFields = { ...publicFields, passwordHash: true, credentialsVersion: true } as const;

function toAccount({
  passwordHash,
  credentialsVersion,
  ...user
}: PublicRecord & Omit<AccountWithPassword, "user">): AccountWithPassword {
  return { user: toUser(user), passwordHash, credentialsVersion };
}

/** By username or e-mail. An address means its owner, even if it is somebody's old username. */
export async function findUserByLogin(db: Queryable, login: string): Promise<AccountWithPassword | undefined> {
  const key = loginKey(login);
  const found = await db.user.findMany({
    where: { OR: [{ emailKey: key }, { usernameKey: { in: [key, usernameKey(login)] } }] },
    select: { ...accountFields, usernameKey: true, emailKey: true },
  });
  const byEmail = found.find(({ emailKey }) => emailKey === key);
  const record = byEmail ?? found.find((user) => user.usernameKey === key) ?? found[0];
  if (!record) return undefined;
  const { usernameKey: _, emailKey: __, ...account } = record;
  return toAccount(account);
}

export async function findFirstAdmin(db: Queryable): Promise<User | null> {
  const record = await db.user.findFirst({ where: { role: "admin" }, select: publicFields, orderBy: { id: "asc" } });
  return record && toUser(record);
}

export interface NewUser {
  name: string;
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
}

/** @throws DomainError CONFLICT for a username or e-mail address that is taken */
export async function insertUser(db: Queryable, user: NewUser): Promise<Omit<AccountWithPassword, "passwordHash">> {
  const data = { ...user, usernameKey: usernameKey(user.username), emailKey: loginKey(user.email) };
  try {
    const select = { ...publicFields, credentialsVersion: true } as const;
    const { credentialsVersion, ...record } = await db.user.create({ data, select });
    return { user: toUser(record), credentialsVersion };
  } catch (error) {
    if (isUniqueViolation(error, "username_key")) throw takenUsername();
    if (isUniqueViolation(error, "email_key")) throw takenEmail();
    throw error;
  }
}

/** Undefined keeps a field. @throws DomainError CONFLICT for an e-mail address that is taken */
export async function updateUser(db: Queryable, id: number, changes: { name?: string; email?: string }): Promise<User> {
  const emailKey = changes.email === undefined ? undefined : loginKey(changes.email);
  try {
    const data = { ...changes, emailKey };
    return toUser(await db.user.update({ where: { id }, data, select: publicFields }));
  } catch (error) {
    if (isUniqueViolation(error, "email_key")) throw takenEmail();
    throw error;
  }
}

const takenUsername = () => new DomainError("CONFLICT", message("refusals.takenUsername"));
const takenEmail = () => new DomainError("CONFLICT", message("refusals.takenEmail"));

const sortColumns: Record<UserSortField, Prisma.Sql> = {
  name: naturally(Prisma.sql`users.name`),
  email: naturally(Prisma.sql`users.email`),
  username: naturally(Prisma.sql`users.username`),
  joined: Prisma.sql`users.created_at`,
};

/** Null and undefined match everything. */
export interface UserFilter {
  role: Role | null | undefined;
  createdSince: Date | null | undefined;
  hasEvent: boolean | null | undefined;
  /** Part of the name, username or e-mail address. */
  search: string;
  sort: Sort<UserSortField> | undefined;
}

/** Newest first by default. */
export function findUserPage(
  db: Queryable,
  { sort = { by: "joined", direction: "desc" }, ...filter }: UserFilter,
  page: Page,
): ListPart<User> {
  const list = { id: Prisma.sql`users.id`, from: Prisma.sql`FROM users WHERE ${conditionsOf(filter)}` };
  const order = { by: sortColumns[sort.by], tieBreak: Prisma.sql`users.id DESC`, direction: sort.direction };
  const find = async () => {
    const ids = await findSortedIds(db, { ...list, ...order }, page);
    return inOrderOf(ids, await findUsersByIds(db, ids));
  };
  return lazyListPart(find, () => countRows(db, list.from));
}

function conditionsOf({ role, createdSince, hasEvent, search }: Omit<UserFilter, "sort">): Prisma.Sql {
  const { sql, join } = Prisma;
  const searched = [sql`users.name`, sql`users.username`, sql`users.email`].map((column) => containing(column, search));
  const event = sql`EXISTS (SELECT FROM events WHERE events.customer_id = users.id)`;
  return allOf([
    role == null ? undefined : sql`users.role = ${role}::role`,
    createdSince == null ? undefined : sql`users.created_at >= ${createdSince}`,
    hasEvent == null ? undefined : sql`${event} = ${hasEvent}`,
    search === "" ? undefined : sql`(${join(searched, " OR ")})`,
  ]);
}

/** Deletes a user with their events, guests, history, files and sessions. */
export async function deleteUser(tx: Queryable, id: number): Promise<void> {
  await tx.user.deleteMany({ where: { id } });
  await endSessions(tx, id);
}

/** Password hash, and whether a second factor is needed; undefined if there is no such user. */
export async function findSignInFacts(
  db: Queryable,
  id: number,
): Promise<{ passwordHash: string; hasSecondFactor: boolean } | undefined> {
  const [facts] = await db.$queryRaw<{ passwordHash: string; hasSecondFactor: boolean }[]>`
    SELECT
      password_hash AS "passwordHash",
      EXISTS (SELECT FROM authenticator_apps WHERE user_id = users.id) AS "hasSecondFactor"
    FROM users WHERE id = ${id}`;
  return facts;
}

/** Also ends sessions and the sign-in link. @returns the new version of credentials */
export async function updatePassword(tx: Queryable, userId: number, passwordHash: string): Promise<number> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
  const { credentialsVersion } = await endSessions(tx, userId);
  await removeSignInLink(tx, userId);
  return credentialsVersion;
}

/** Ids of enabled administrators, locked until the transaction ends. */
export async function lockAdministrators(tx: Queryable): Promise<ReadonlySet<number>> {
  const rows = await tx.$queryRaw<{ id: number; isEnabled: boolean }[]>`
    SELECT id, disabled_at IS NULL AS "isEnabled" FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`;
  return new Set(rows.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
}

/** @returns whether that is new */
export async function saveDisabled(tx: Queryable, id: number, isDisabled: boolean): Promise<boolean> {
  const where = { id, disabledAt: isDisabled ? null : { not: null } };
  const { count } = await tx.user.updateMany({ where, data: { disabledAt: isDisabled ? new Date() : null } });
  return count > 0;
}

/** Makes an administrator's events another's. */
export async function giveEvents(tx: Queryable, ownerId: number, newOwnerId: number): Promise<void> {
  await tx.event.updateMany({ where: { ownerId }, data: { ownerId: newOwnerId } });
}
