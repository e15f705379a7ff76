import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Context } from "./context.type.ts";
import { rememberDevice } from "./known-device.service.ts";
import { findSignInFacts } from "./user.data.ts";
import type { User } from "./user.type.ts";

/** The session that a caller wishes to begin. */
export interface SessionWish {
  /** Whether it lasts 30 days; otherwise it ends with the browser. */
  rememberMe: boolean;
  /** Whether a sign-in link begins it, and no password. */
  byLink: boolean;
}

type Request = Pick<Context, "db" | "session" | "tokens">;

/**
 * Begins the session of a user who has given their password or a sign-in link. Every way to sign in calls this. If the user has a
 * second factor, nobody is signed in yet: the session waits for `completeSignIn`.
 *
 * @throws DomainError SECOND_FACTOR_NEEDED.
 */
export async function beginSession(request: Request, user: User, wish: SessionWish): Promise<void> {
  const facts = await findSignInFacts(request.db.prisma, user.id);
  if (facts?.hasSecondFactor) {
    await request.session.wait(user.id, wish.rememberMe, wish.byLink);
    const next = wish.byLink ? message("refusals.secondFactorNeededByLink") : message("refusals.secondFactorNeeded");
    throw new DomainError("SECOND_FACTOR_NEEDED", next);
  }
  await signIn(request, user, wish, facts?.passwordHash);
}

/** Begins the session of a user who has given everything that their account asks for. */
export async function beginConfirmedSession(request: Request, user: User, wish: SessionWish): Promise<void> {
  const facts = await findSignInFacts(request.db.prisma, user.id);
  await signIn(request, user, wish, facts?.passwordHash);
}

async function signIn(
  { session, tokens }: Request,
  user: User,
  { rememberMe, byLink }: SessionWish,
  passwordHash: string | undefined,
): Promise<void> {
  // Known devices are those of people who know the password.
  if (passwordHash !== undefined && !byLink) rememberDevice(tokens, { user, passwordHash });
  await session.signIn(user.id, rememberMe, { byLink });
}
