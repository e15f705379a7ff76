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
import { administratorsOnly, callers } from "./expectations.ts";
import { asking, type Row } from "./row.ts";
import type { World } from "./world.ts";

const signedIn = (outcome: string) => callers("UNAUTHENTICATED", outcome, outcome);
const same = (outcome: string) => callers(outcome, outcome, outcome);

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
    rule: "anybody",
    expected: same("SECOND_FACTOR_NEEDED"),
    ownSession: true,
    ...asking(LoginDocument, confirmingAccount),
  },
  "Mutation.removeSecondFactorsOf an administrator": {
    rule: undefined,
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"),
    ...asking(RemoveSecondFactorsOfDocument, async (_, world) => ({ userId: await world.spareUser("admin") })),
  },
};

export const secondFactorRows: Record<string, Row> = {
  "Query.mySecondFactors": {
    rule: "signed in",
    expected: signedIn("nothing"),
    ...asking(
      MySecondFactorsDocument,
      () => ({}),
      ({ mySecondFactors: { isAppOn, passkeys } }) => (isAppOn || passkeys.length > 0 ? "something" : "nothing"),
    ),
  },
  "Mutation.beginAuthenticatorApp": {
    rule: "signed in",
    expected: signedIn("FORBIDDEN"),
    ...asking(BeginAuthenticatorAppDocument, wrongPassword),
  },
  "Mutation.confirmAuthenticatorApp": {
    rule: "signed in",
    expected: signedIn("NOT_FOUND"),
    ...asking(ConfirmAuthenticatorAppDocument, () => ({ code: "123456" })),
  },
  "Mutation.removeAuthenticatorApp": {
    rule: "signed in",
    expected: signedIn("FORBIDDEN"),
    ...asking(RemoveAuthenticatorAppDocument, wrongPassword),
  },
  "Mutation.renewRecoveryCodes": {
    rule: "signed in",
    expected: signedIn("FORBIDDEN"),
    ...asking(RenewRecoveryCodesDocument, wrongPassword),
  },
  // At an address without a host name, where browsers have no passkeys.
  "Mutation.beginPasskey": {
    rule: "signed in",
    expected: signedIn("BAD_INPUT"),
    ...asking(BeginPasskeyDocument, wrongPassword),
  },
  "Mutation.addPasskey": {
    rule: "signed in",
    expected: signedIn("BAD_INPUT"),
    ...asking(AddPasskeyDocument, () => ({ name: "Laptop", response: {} })),
  },
  "Mutation.removePasskey": {
    rule: "signed in",
    expected: signedIn("FORBIDDEN"),
    ...asking(RemovePasskeyDocument, async (subject, world) => ({
      id: "none",
      ...(await wrongPassword(subject, world)),
    })),
  },
  "Mutation.removeSecondFactorsOf": {
    rule: "admin",
    expected: administratorsOnly,
    ...asking(RemoveSecondFactorsOfDocument, async (_, world) => ({ userId: await world.spareUser("customer") })),
  },
  // Like beginPasskey.
  "Mutation.beginPasskeySignIn": {
    rule: "anybody",
    expected: same("BAD_INPUT"),
    ...asking(BeginPasskeySignInDocument, () => ({})),
  },
  "Mutation.signInByPasskey": {
    rule: "anybody",
    expected: same("BAD_INPUT"),
    ...asking(SignInByPasskeyDocument, () => ({ response: {}, rememberMe: false })),
  },
  "Query.waitingSignIn": {
    rule: "anybody",
    expected: same("nothing"),
    ...asking(
      WaitingSignInDocument,
      () => ({}),
      ({ waitingSignIn }) => (waitingSignIn ? "something" : "nothing"),
    ),
  },
  "Mutation.completeSignIn": {
    rule: "anybody",
    expected: same("NOT_FOUND"),
    ...asking(CompleteSignInDocument, () => ({ input: { code: "123456" } })),
  },
};
