import { dictionary } from "@zxcvbn-ts/language-common";
import { message } from "../../../common/messages/message.ts";
import { accountChangesSchema, accountSchema, minPasswordLength, passwordSchema } from "../../../common/user-rules.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { SessionControl } from "../../http/session.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Page } from "../../lib/page.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import { type HashingTurn, whenItsTheirTurn } from "../../lib/passwords.ts";
import { sharedRates } from "../../limits.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { AuditActor } from "../audit/audit-entry.type.ts";
import { type Attempter, countLimitedAttempt } from "./attempt-limit.service.ts";
import { type AuditedRequest, subjectOf, userAt } from "./caller.service.ts";
import { endSessions, removeSignInLink } from "./session.data.ts";
import { beginCredentialsChange } from "./session.service.ts";
import { type Caller, provePassword, rememberDevice, type SignedInAccount } from "./sign-in.service.ts";
import {
  type AccountWithPassword,
  deleteUser as deleteStoredUser,
  findSignInFacts,
  findUserById,
  findUserPage,
  giveEvents,
  insertUser,
  lockAdministrators,
  saveDisabled,
  type UserFilter,
  updatePassword,
  updateUser,
} from "./user.data.ts";
import type { ChangePasswordInput, CreateUserInput, RegisterInput, UpdateAccountInput } from "./user.input.ts";
import type { Role, User, UserPage } from "./user.type.ts";

/** The caller has checked that the viewer is an administrator. */
export function getUsers(db: Database, wishes: UserFilter, page: Page): UserPage {
  return findUserPage(db.prisma, { ...wishes, search: wishes.search.trim() }, page);
}

const knownTurn = ({ id }: User): HashingTurn => ({ line: "known", key: String(id) });

interface NewAccount {
  input: RegisterInput;
  role: Role;
  turn: HashingTurn;
  maker?: User;
}

async function makeAccount(
  { db, ...request }: AuditedRequest,
  { input, role, turn, maker }: NewAccount,
): Promise<AccountWithPassword> {
  const { password, ...account } = parseInput(accountSchema, input);
  refuseCommonPassword(password);
  const passwordHash = await whenItsTheirTurn(turn, ({ hash }) => hash(password));
  return inTransaction(db, async (tx) => {
    const { user, credentialsVersion } = await insertUser(tx, { ...account, passwordHash, role });
    const whose = maker ? { by: userAt(maker, request), subject: subjectOf(user) } : { by: userAt(user, request) };
    await recordAudit(tx, { kind: "account-created", ...whose, details: { role } });
    return { user, passwordHash, credentialsVersion };
  });
}

/** Creates an account. @throws DomainError BAD_INPUT with the broken rule; CONFLICT for a taken login; UNAVAILABLE */
export async function createUser(
  request: AuditedRequest,
  maker: User,
  { role, ...input }: CreateUserInput,
): Promise<User> {
  const { user } = await makeAccount(request, { input, role, turn: knownTurn(maker), maker });
  return user;
}

/** Registers a customer on a known device. @throws DomainError as {@link createUser}; FORBIDDEN if off; RATE_LIMITED */
export async function register(
  db: Database,
  isAllowed: boolean,
  input: RegisterInput,
  { clientAddress, tokens }: Caller,
): Promise<SignedInAccount> {
  if (!isAllowed) throw new DomainError("FORBIDDEN", message("refusals.registrationOff"));
  await countLimitedAttempt(db, sharedRates.registrations, clientAddress);
  const wish: NewAccount = { input, role: "customer", turn: { line: "stranger", key: clientAddress } };
  const account = await makeAccount({ db, clientAddress }, wish);
  rememberDevice(tokens, account);
  return account;
}

/** Deletes a customer with their event and sessions. @throws DomainError NOT_FOUND; FORBIDDEN for an administrator */
export async function deleteUser(db: Database, by: AuditActor, id: number): Promise<void> {
  const user = await findUserById(db.prisma, id);
  if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
  if (user.role === "admin") throw new DomainError("FORBIDDEN", message("refusals.administratorStays"));
  await inTransaction(db, async (tx) => {
    await deleteStoredUser(tx, id);
    await recordAudit(tx, { kind: "account-deleted", by, subject: subjectOf(user), details: { role: user.role } });
  });
}

/** Wrong passwords slow a session down. @throws DomainError FORBIDDEN for a wrong one; RATE_LIMITED; UNAVAILABLE */
export async function proveOwnPassword(
  db: Database,
  user: User,
  password: string,
  { clientAddress }: Pick<Caller, "clientAddress">,
): Promise<void> {
  const facts = await findSignInFacts(db.prisma, user.id);
  const attempter: Attempter = { kind: "session", account: user.id };
  const fits = await provePassword(db, { attempter, passwordHash: facts?.passwordHash, password });
  if (fits) return;
  const by = userAt(user, { clientAddress });
  await recordAudit(db.prisma, { kind: "password-check-failed", by, details: {} });
  throw new DomainError("FORBIDDEN", message("refusals.wrongCurrentPassword"));
}

/**
 * Another address needs the password, so that an open session cannot take over the account.
 * @throws DomainError BAD_INPUT; FORBIDDEN (password); CONFLICT for a taken address; RATE_LIMITED; UNAVAILABLE
 */
export async function updateAccount(
  db: Database,
  user: User,
  input: UpdateAccountInput,
  caller: Caller,
): Promise<User> {
  const { currentPassword, ...wanted } = input;
  const changes = parseInput(accountChangesSchema, withoutNulls(wanted));
  if (changes.email !== undefined && changes.email !== user.email) {
    if (!currentPassword) throw new DomainError("BAD_INPUT", message("refusals.passwordForEmail"));
    await proveOwnPassword(db, user, currentPassword, caller);
  }
  return inTransaction(db, async (tx) => {
    const before = await findUserById(tx, user.id);
    const changed = await updateUser(tx, user.id, changes);
    const hasNewEmail = changed.email !== before?.email;
    if (hasNewEmail || changed.name !== before?.name) {
      const by = userAt(user, caller);
      await recordAudit(tx, { kind: "account-changed", by, details: { hasNewEmail } });
    }
    return changed;
  });
}

interface AccountHolder extends Caller {
  session: Pick<SessionControl, "id" | "isByLink">;
}

// Without a current password, the session must have begun by a link.
async function requirePassword(
  db: Database,
  user: User,
  currentPassword: string | null | undefined,
  caller: AccountHolder,
): Promise<void> {
  if (currentPassword !== null && currentPassword !== undefined) {
    return proveOwnPassword(db, user, currentPassword, caller);
  }
  if (!caller.session.isByLink()) throw new DomainError("BAD_INPUT", message("refusals.currentPasswordNeeded"));
}

/**
 * Ends all sessions and the link, and forgets other devices; a session by link needs no old password.
 * @throws DomainError BAD_INPUT; FORBIDDEN; UNAUTHENTICATED if the session ended meanwhile; RATE_LIMITED; UNAVAILABLE
 */
export async function changePassword(
  db: Database,
  user: User,
  input: ChangePasswordInput,
  caller: AccountHolder,
): Promise<SignedInAccount> {
  const newPassword = parseInput(passwordSchema, input.newPassword);
  refuseCommonPassword(newPassword);
  await requirePassword(db, user, input.currentPassword, caller);
  const passwordHash = await whenItsTheirTurn(knownTurn(user), ({ hash }) => hash(newPassword));
  const credentialsVersion = await inTransaction(db, async (tx) => {
    await beginCredentialsChange(tx, user, caller.session);
    const version = await updatePassword(tx, user.id, passwordHash);
    await recordAudit(tx, { kind: "password-changed", by: userAt(user, caller), details: {} });
    return version;
  });
  rememberDevice(caller.tokens, { user, passwordHash });
  return { user, credentialsVersion };
}

/** Keeps one enabled administrator, even when two try to end each other's account: the actor must still be one. */
async function requireAnotherAdministrator(tx: Queryable, actor: User, id: number): Promise<void> {
  if (id === actor.id) throw new DomainError("FORBIDDEN", message("refusals.ownAdministratorAccount"));
  const enabled = await lockAdministrators(tx);
  if (!enabled.has(actor.id)) throw new DomainError("FORBIDDEN", message("refusals.onlyAdministrators"));
}

/** Also ends sessions and the sign-in link. @throws DomainError FORBIDDEN for the actor's own account; NOT_FOUND */
export function setAccountDisabled(
  request: AuditedRequest,
  actor: User,
  id: number,
  isDisabled: boolean,
): Promise<User> {
  return inTransaction(request.db, async (tx) => {
    await requireAnotherAdministrator(tx, actor, id);
    const isNew = await saveDisabled(tx, id, isDisabled);
    const user = await findUserById(tx, id);
    if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
    // Also when enabling: a sign-in under way while disabling may have left a session.
    await endSessions(tx, id);
    await removeSignInLink(tx, id);
    if (isNew) {
      const kind = isDisabled ? "account-disabled" : "account-enabled";
      await recordAudit(tx, { kind, by: userAt(actor, request), subject: subjectOf(user), details: {} });
    }
    return user;
  });
}

/** Deletes another administrator; the actor gets the events. @throws DomainError FORBIDDEN for their own; NOT_FOUND */
export function deleteAdministrator(request: AuditedRequest, actor: User, id: number): Promise<void> {
  return inTransaction(request.db, async (tx) => {
    await requireAnotherAdministrator(tx, actor, id);
    const user = await findUserById(tx, id);
    if (user?.role !== "admin") throw new DomainError("NOT_FOUND", message("refusals.administratorNotFound"));
    await giveEvents(tx, id, actor.id);
    await deleteStoredUser(tx, id);
    const details = { role: user.role };
    await recordAudit(tx, { kind: "account-deleted", by: userAt(actor, request), subject: subjectOf(user), details });
  });
}

// As many as OWASP ASVS requires (6.2.4); the list is sorted by frequency.
const listed = 3000;

const commonest = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= minPasswordLength).slice(0, listed),
);

/** Ignores case. */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.normalize("NFKC").trim().toLowerCase());
}

/** @throws DomainError BAD_INPUT for a common password */
function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new DomainError("BAD_INPUT", message("refusals.commonPassword"));
}
