import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { WaitingSignIn } from "../../lib/session-control.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { AuditDetails, SecondFactorKind } from "../audit/audit-entry.type.ts";
import { userAt } from "./audited-by.service.ts";
import type { Context } from "./context.type.ts";
import { rememberDevice } from "./known-device.service.ts";
import { findSignInFacts } from "./user.data.ts";
import type { User } from "./user.type.ts";

/** A proven user, and the version of their credentials at that moment. */
export interface SignedInAccount {
  user: User;
  credentialsVersion: number;
}

/** Options of a new session. */
export interface SessionOptions {
  /** 30 days; otherwise it ends with the browser. */
  rememberMe: boolean;
  byLink: boolean;
}

type Request = Pick<Context, "db" | "session" | "tokens" | "clientAddress">;

/**
 * Every way to sign in with one factor calls this. With a second factor, nobody is signed in until `completeSignIn`.
 * @throws DomainError SECOND_FACTOR_NEEDED; UNAUTHENTICATED when the credentials have changed meanwhile
 */
export async function beginSession(
  request: Request,
  { user, credentialsVersion }: SignedInAccount,
  wish: SessionOptions,
): Promise<void> {
  const account = { userId: user.id, credentialsVersion };
  const facts = await findSignInFacts(request.db.prisma, user.id);
  if (facts?.hasSecondFactor) {
    await request.session.wait(account, wish.rememberMe, wish.byLink);
    const next = wish.byLink ? message("refusals.secondFactorNeededByLink") : message("refusals.secondFactorNeeded");
    throw new DomainError("SECOND_FACTOR_NEEDED", next);
  }
  await noteSignIn(request, user, { way: wayOf(wish) });
  await request.session.signIn(account, wish.rememberMe, { byLink: wish.byLink });
  rememberUnlessByLink(request, user, wish, facts?.passwordHash);
}

/** After all factors. @throws DomainError UNAUTHENTICATED if credentials changed, or for a completed sign-in */
export async function beginConfirmedSession(
  request: Request,
  user: User,
  waiting: WaitingSignIn,
  secondFactor: SecondFactorKind,
): Promise<void> {
  const facts = await findSignInFacts(request.db.prisma, user.id);
  await noteSignIn(request, user, { way: wayOf(waiting), secondFactor });
  await request.session.completeSignIn(waiting);
  rememberUnlessByLink(request, user, waiting, facts?.passwordHash);
}

const wayOf = ({ byLink }: SessionOptions) => (byLink ? "link" : "password");

// First, so that no session begins without an entry.
async function noteSignIn(request: Request, user: User, details: AuditDetails["signed-in"]): Promise<void> {
  await recordRepeatedAudit(request.db.prisma, { kind: "signed-in", by: userAt(user, request), details });
}

// Known devices prove knowledge of the password, which only a begun session proves unchanged.
function rememberUnlessByLink(
  { tokens }: Request,
  user: User,
  { byLink }: SessionOptions,
  passwordHash: string | undefined,
): void {
  if (passwordHash !== undefined && !byLink) rememberDevice(tokens, { user, passwordHash });
}
