import DataLoader from "dataloader";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import { generatePassword, whenItsTheirTurn } from "../../lib/passwords.ts";
import { auditedProgram, recordAudit } from "../audit/audit-entry.service.ts";
import { isCommonPassword } from "./account.service.ts";
import { subjectOf } from "./caller.service.ts";
import type { Context } from "./context.type.ts";
import {
  findFirstAdmin,
  findUserById,
  findUserByLogin,
  findUsersByIds,
  insertUser,
  saveDisabled,
  updatePassword,
} from "./user.data.ts";
import type { User } from "./user.type.ts";
import { anonymous, type Identity, type Viewer } from "./viewer.type.ts";

/** Anonymous when the user is gone or disabled. */
export async function findViewer(db: Database, userId: number): Promise<Identity> {
  const user = await findUserById(db.prisma, userId);
  return user && !user.isDisabled ? { kind: "user", user } : anonymous;
}

/** @throws DomainError UNAUTHENTICATED for anybody else; FORBIDDEN for helpers, who have no account */
export function requireUser(viewer: Viewer): User {
  if (viewer.kind === "anonymous") throw new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded"));
  if (viewer.kind === "helper") throw new DomainError("FORBIDDEN", message("refusals.accountNeeded"));
  return viewer.user;
}

/** Null when there is none. */
export function getUser(db: Database, id: number): Promise<User | null> {
  return findUserById(db.prisma, id);
}

type UserReader = Pick<Context, "db" | "viewer">;

const userLoader = onceFor(({ db, viewer }: UserReader) => {
  const loader = new DataLoader(async (ids: readonly number[]) => {
    const users = new Map((await findUsersByIds(db.prisma, ids)).map((user) => [user.id, user]));
    return ids.map((id) => users.get(id) ?? null);
  });
  return viewer.kind === "user" ? loader.prime(viewer.user.id, viewer.user) : loader;
});

/** Batched by request; null when there is none, and for helpers, who see nobody's e-mail address and username. */
export async function loadUser(request: UserReader, id: number): Promise<User | null> {
  return request.viewer.kind === "helper" ? null : userLoader(request).load(id);
}

/** For everybody; null when there is no such user. */
export async function loadUserName(request: UserReader, id: number): Promise<string | null> {
  return (await userLoader(request).load(id))?.name ?? null;
}

/** The first administrator, with password facts if just created. */
export interface EnsuredAdmin {
  admin: User;
  /** To show once. */
  generatedPassword: string | undefined;
  isPasswordCommon: boolean;
}

const hashOfProgram = (password: string) =>
  whenItsTheirTurn({ line: "known", key: "the program" }, ({ hash }) => hash(password));

/** Creates the first administrator if missing; a configured password, even a common one, has no effect later. */
export async function ensureAdmin(
  tx: Queryable,
  { username, password }: { username: string; password: string | undefined },
): Promise<EnsuredAdmin> {
  const existing = await findFirstAdmin(tx);
  if (existing) return { admin: existing, generatedPassword: undefined, isPasswordCommon: false };
  const chosen = password ?? generatePassword();
  const { user: admin } = await insertUser(tx, {
    name: "Administrator",
    username,
    email: `${username.replace(/[^\w.-]/g, "") || "admin"}@example.com`,
    passwordHash: await hashOfProgram(chosen),
    role: "admin",
  });
  return {
    admin,
    generatedPassword: password === undefined ? chosen : undefined,
    isPasswordCommon: isCommonPassword(chosen),
  };
}

async function findAdmin(db: Database, name: string | undefined): Promise<User> {
  if (name === undefined) {
    const first = await findFirstAdmin(db.prisma);
    if (first) return first;
    throw new DomainError("NOT_FOUND", message("refusals.noAdministratorYet"));
  }
  const found = await findUserByLogin(db.prisma, name);
  if (found?.user.role === "admin") return found.user;
  throw new DomainError("NOT_FOUND", message("refusals.noSuchAdministrator", { name }));
}

/** Whose password to reset. */
export interface ResetWish {
  /** Username or e-mail address; undefined for the first administrator. */
  name: string | undefined;
  /** Undefined generates one. */
  password: string | undefined;
}

/** Ends sessions and link, and enables the account. @throws DomainError NOT_FOUND, also before the first start */
export async function resetAdminPassword(
  db: Database,
  { name, password }: ResetWish,
): Promise<{ id: number; name: string; username: string; password: string; isPasswordCommon: boolean }> {
  const admin = await findAdmin(db, name);
  const chosen = password ?? generatePassword();
  const passwordHash = await hashOfProgram(chosen);
  await inTransaction(db, async (tx) => {
    await saveDisabled(tx, admin.id, false);
    await updatePassword(tx, admin.id, passwordHash);
    const subject = subjectOf(admin);
    await recordAudit(tx, { kind: "password-reset-on-server", by: auditedProgram, subject, details: {} });
  });
  const { id, username } = admin;
  return { id, name: admin.name, username, password: chosen, isPasswordCommon: isCommonPassword(chosen) };
}
