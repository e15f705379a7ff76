import {
  CompleteSignInDocument,
  LoginDocument,
  WaitingSignInDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
  MySecondFactorsDocument,
  RemoveAuthenticatorAppDocument,
  RenewRecoveryCodesDocument,
} from "../../../frontend/organizer/features/second-factor/generated/second-factor.ts";
import {
  CreateUserDocument,
  RemoveSecondFactorsOfDocument,
} from "../../../frontend/organizer/features/users/generated/users.ts";
import type { Subject } from "./events.ts";
import { callers } from "./expectations.ts";
import { administers, everybody, noVariables, type Row, rowsOf, signedIn } from "./row.ts";
import type { World } from "./world.ts";

// Wrong, so that passwords stay enough to sign in; and never too often.
async function wrongPassword(_: Subject, { api }: World) {
  await api.db.prisma.attemptCount.deleteMany();
  return { currentPassword: "wrong" };
}

const confirming = { username: "confirming", password: "a good one" };

// A password alone does not open this account.
async function confirmingAccount(_: Subject, { api, callers: { admin } }: World) {
  const where = { usernameKey: confirming.username };
  if ((await api.db.prisma.user.count({ where })) === 0) {
    const { username } = confirming;
    await admin.execute(CreateUserDocument, {
      input: { ...confirming, name: username, email: `${username}@example.com` },
    });
    await api.db.prisma.user.update({
      where,
      data: { authenticatorApp: { create: { secret: "", lastStep: 0 } } },
    });
  }
  return { input: confirming };
}

export const confirmedSignInRows: Record<string, Row> = {
  "Mutation.login to an account with a second factor": {
    ...everybody("SECOND_FACTOR_NEEDED")(LoginDocument, confirmingAccount),
    ownSession: true,
  },
  "Mutation.removeSecondFactorsOf an administrator": rowsOf(
    undefined,
    callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"),
  )(RemoveSecondFactorsOfDocument, async (_, world) => ({ userId: await world.spareUser("admin") })),
};

export const secondFactorRows: Record<string, Row> = {
  "Query.mySecondFactors": signedIn("nothing")(
    MySecondFactorsDocument,
    noVariables,
    ({ mySecondFactors: { isAppOn } }) => (isAppOn ? "something" : "nothing"),
  ),
  "Mutation.beginAuthenticatorApp": signedIn("FORBIDDEN")(BeginAuthenticatorAppDocument, wrongPassword),
  "Mutation.confirmAuthenticatorApp": signedIn("NOT_FOUND")(ConfirmAuthenticatorAppDocument, () => ({
    code: "123456",
  })),
  "Mutation.removeAuthenticatorApp": signedIn("FORBIDDEN")(RemoveAuthenticatorAppDocument, wrongPassword),
  "Mutation.renewRecoveryCodes": signedIn("FORBIDDEN")(RenewRecoveryCodesDocument, wrongPassword),
  "Mutation.removeSecondFactorsOf": administers(RemoveSecondFactorsOfDocument, async (_, world) => ({
    userId: await world.spareUser("customer"),
  })),
  "Query.waitingSignIn": everybody("nothing")(WaitingSignInDocument, noVariables, ({ waitingSignIn }) =>
    waitingSignIn ? "something" : "nothing",
  ),
  "Mutation.completeSignIn": everybody("NOT_FOUND")(CompleteSignInDocument, () => ({ input: { code: "123456" } })),
};
