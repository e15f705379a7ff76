import { CompleteSignInDocument } from "../../../frontend/features/auth/generated/complete-sign-in.ts";
import { LoginDocument } from "../../../frontend/features/auth/generated/login.ts";
import {
  BeginPasskeySignInDocument,
  SignInByPasskeyDocument,
} from "../../../frontend/features/auth/generated/passkey-sign-in.ts";
import { WaitingSignInDocument } from "../../../frontend/features/auth/generated/waiting-sign-in.ts";
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
  RemoveAuthenticatorAppDocument,
} from "../../../frontend/features/second-factor/generated/authenticator-app.ts";
import { MySecondFactorsDocument } from "../../../frontend/features/second-factor/generated/my-second-factors.ts";
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  RemovePasskeyDocument,
} from "../../../frontend/features/second-factor/generated/passkeys.ts";
import { RenewRecoveryCodesDocument } from "../../../frontend/features/second-factor/generated/renew-recovery-codes.ts";
import { RemoveSecondFactorsOfDocument } from "../../../frontend/features/users/generated/account-acts.ts";
import { CreateUserDocument } from "../../../frontend/features/users/generated/create-user.ts";
import type { Subject } from "./events.ts";
import { callers } from "./expectations.ts";
import { administers, everybody, noVariables, type Row, rowsOf, signedIn } from "./row.ts";
import type { World } from "./world.ts";

// Wrong, so that passwords stay enough to sign in; and never too often.
async function wrongPassword(_: Subject, { api }: World) {
  await api.db.prisma.signInPace.deleteMany();
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
    ({ mySecondFactors: { isAppOn, passkeys } }) => (isAppOn || passkeys.length > 0 ? "something" : "nothing"),
  ),
  "Mutation.beginAuthenticatorApp": signedIn("FORBIDDEN")(BeginAuthenticatorAppDocument, wrongPassword),
  "Mutation.confirmAuthenticatorApp": signedIn("NOT_FOUND")(ConfirmAuthenticatorAppDocument, () => ({
    code: "123456",
  })),
  "Mutation.removeAuthenticatorApp": signedIn("FORBIDDEN")(RemoveAuthenticatorAppDocument, wrongPassword),
  "Mutation.renewRecoveryCodes": signedIn("FORBIDDEN")(RenewRecoveryCodesDocument, wrongPassword),
  // At an address without a host name, where browsers have no passkeys.
  "Mutation.beginPasskey": signedIn("BAD_INPUT")(BeginPasskeyDocument, wrongPassword),
  "Mutation.addPasskey": signedIn("BAD_INPUT")(AddPasskeyDocument, () => ({ name: "Laptop", response: {} })),
  "Mutation.removePasskey": signedIn("FORBIDDEN")(RemovePasskeyDocument, async (subject, world) => ({
    id: "none",
    ...(await wrongPassword(subject, world)),
  })),
  "Mutation.removeSecondFactorsOf": administers(RemoveSecondFactorsOfDocument, async (_, world) => ({
    userId: await world.spareUser("customer"),
  })),
  // Like beginPasskey.
  "Mutation.beginPasskeySignIn": everybody("BAD_INPUT")(BeginPasskeySignInDocument, noVariables),
  "Mutation.signInByPasskey": everybody("BAD_INPUT")(SignInByPasskeyDocument, () => ({
    response: {},
    rememberMe: false,
  })),
  "Query.waitingSignIn": everybody("nothing")(WaitingSignInDocument, noVariables, ({ waitingSignIn }) =>
    waitingSignIn ? "something" : "nothing",
  ),
  "Mutation.completeSignIn": everybody("NOT_FOUND")(CompleteSignInDocument, () => ({ input: { code: "123456" } })),
};
