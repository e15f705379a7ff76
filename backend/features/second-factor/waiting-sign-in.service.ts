import { message } from "../../../common/messages/message.ts";
import { authenticatorCode, recoveryCode } from "../../../common/second-factor.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { SecondFactorKind } from "../audit/audit-entry.type.ts";
import { strangerAt, subjectOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { beginConfirmedSession, prove } from "../users/sign-in.service.ts";
import { getUser } from "../users/user.service.ts";
import type { User } from "../users/user.type.ts";
import { findAppSecret } from "./second-factor.data.ts";
import { useAppCode, useRecoveryCode } from "./second-factor.service.ts";
import type { SecondFactorInput, WaitingSignIn } from "./second-factor.type.ts";

/** Whether a code of the app completes the caller's sign-in; null if none waits. */
export async function getWaitingSignIn({ db, session }: Context): Promise<WaitingSignIn | null> {
  const waiting = session.waiting();
  if (!waiting) return null;
  return { hasApp: (await findAppSecret(db.prisma, waiting.userId)) !== undefined };
}

const ways = {
  app: { rule: authenticatorCode, attempts: "app code", use: useAppCode, refusal: "refusals.wrongAppCode" },
  "recovery-code": {
    rule: recoveryCode,
    attempts: "recovery code",
    use: useRecoveryCode,
    refusal: "refusals.wrongRecoveryCode",
  },
} as const;

function givenCode({ code, recoveryCode: recovery }: SecondFactorInput): { kind: SecondFactorKind; typed: string } {
  if (code != null && recovery == null) return { kind: "app", typed: code };
  if (recovery != null && code == null) return { kind: "recovery-code", typed: recovery };
  throw new DomainError("BAD_INPUT", message("refusals.oneSecondFactor"));
}

const signInOver = () => new DomainError("NOT_FOUND", message("refusals.signInOver"));

/** Completes a sign-in. @throws DomainError NOT_FOUND; BAD_INPUT; UNAUTHENTICATED; RATE_LIMITED; UNAVAILABLE */
export async function completeSignIn(context: Context, input: SecondFactorInput): Promise<User> {
  const { db, session, clientAddress } = context;
  const waiting = session.waiting();
  if (!waiting) throw signInOver();
  const { kind, typed } = givenCode(input);
  const { rule, attempts, use, refusal } = ways[kind];
  const code = parseInput(rule, typed);
  const user = await getUser(db, waiting.userId);
  if (!user || user.isDisabled) throw signInOver();
  const attempter = { kind: attempts, account: user.id };
  const isRight = await prove(db, attempter, () => use(context, user.id, code));
  if (!isRight) {
    await recordAudit(db.prisma, {
      kind: "second-factor-failed",
      by: strangerAt(clientAddress),
      subject: subjectOf(user),
      details: { secondFactor: kind },
    });
    throw new DomainError("UNAUTHENTICATED", message(refusal));
  }
  await beginConfirmedSession(context, user, waiting, kind);
  return user;
}
