import { message } from "../../../common/messages/message.ts";
import { authenticatorCode, recoveryCode } from "../../../common/second-factor.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput } from "../../lib/parse-input.ts";
import type { OpenSignIn } from "../../lib/session-control.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { SecondFactorKind } from "../audit/audit-entry.type.ts";
import { strangerAt, subjectOf } from "../users/audited-by.service.ts";
import { beginConfirmedSession } from "../users/begin-session.service.ts";
import type { Context } from "../users/context.type.ts";
import { prove } from "../users/sign-in.service.ts";
import { getUser } from "../users/user.service.ts";
import type { User } from "../users/user.type.ts";
import { findAppSecret } from "./authenticator-app.data.ts";
import { useAppCode } from "./authenticator-app.service.ts";
import { passkeyOptions, usePasskey } from "./passkey.service.ts";
import { useRecoveryCode } from "./recovery-code.service.ts";
import type { SecondFactorInput } from "./second-factor.input.ts";
import type { WaitingSignIn } from "./second-factor.type.ts";

/** Ways to complete the caller's sign-in; null if none waits. */
export async function getWaitingSignIn(context: Context): Promise<WaitingSignIn | null> {
  const waiting = context.session.waiting();
  if (!waiting) return null;
  const secret = await findAppSecret(context.db.prisma, waiting.userId);
  return { hasApp: secret !== undefined, passkeyOptions: await passkeyOptions(context, waiting) };
}

async function checkAppCode(context: Context, { userId }: OpenSignIn, typed: string): Promise<void> {
  const code = parseInput(authenticatorCode, typed);
  const { maxSignInHoldMs } = context.settings;
  const attempter = { kind: "app code", account: userId } as const;
  const isRight = await prove(context.db, attempter, () => useAppCode(context, userId, code), maxSignInHoldMs);
  if (!isRight) throw new DomainError("UNAUTHENTICATED", message("refusals.wrongAppCode"));
}

async function checkRecoveryCode({ db, settings }: Context, { userId }: OpenSignIn, typed: string): Promise<void> {
  const code = parseInput(recoveryCode, typed);
  const attempter = { kind: "recovery code", account: userId } as const;
  const isRight = await prove(db, attempter, () => useRecoveryCode(db, userId, code), settings.maxSignInHoldMs);
  if (!isRight) throw new DomainError("UNAUTHENTICATED", message("refusals.wrongRecoveryCode"));
}

interface Confirmation {
  kind: SecondFactorKind;
  check(): Promise<void>;
}

function confirmationBy(context: Context, waiting: OpenSignIn, input: SecondFactorInput): Confirmation {
  const { code, recoveryCode: typed, passkey } = input;
  const [given, ...others]: Confirmation[] = [
    ...(code == null ? [] : [{ kind: "app", check: () => checkAppCode(context, waiting, code) } as const]),
    ...(typed == null
      ? []
      : [{ kind: "recovery-code", check: () => checkRecoveryCode(context, waiting, typed) } as const]),
    ...(passkey == null ? [] : [{ kind: "passkey", check: () => usePasskey(context, waiting, passkey) } as const]),
  ];
  if (!given || others.length > 0) throw new DomainError("BAD_INPUT", message("refusals.oneSecondFactor"));
  return given;
}

async function recordFailure(
  { db, clientAddress }: Context,
  user: User,
  secondFactor: SecondFactorKind,
): Promise<void> {
  await recordRepeatedAudit(db.prisma, {
    kind: "second-factor-failed",
    by: strangerAt(clientAddress),
    subject: subjectOf(user),
    details: { secondFactor },
  });
}

const signInOver = () => new DomainError("NOT_FOUND", message("refusals.signInOver"));

/** Completes a sign-in. @throws DomainError NOT_FOUND; BAD_INPUT; UNAUTHENTICATED; RATE_LIMITED; UNAVAILABLE */
export async function completeSignIn(context: Context, input: SecondFactorInput): Promise<User> {
  const { db, session } = context;
  const waiting = session.waiting();
  if (!waiting) throw signInOver();
  const { kind, check } = confirmationBy(context, waiting, input);
  const user = await getUser(db, waiting.userId);
  if (!user || user.isDisabled) throw signInOver();
  await check().catch(async (error: unknown) => {
    const isWrong = error instanceof DomainError && error.code === "UNAUTHENTICATED";
    if (isWrong) await recordFailure(context, user, kind);
    throw error;
  });
  await beginConfirmedSession(context, user, waiting, kind);
  return user;
}
