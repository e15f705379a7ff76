import { ChangePasswordDocument } from "../../../frontend/features/account/generated/change-password.ts";
import { CurrentUserDocument } from "../../../frontend/features/auth/generated/current-user.ts";
import { SignInByLinkDocument } from "../../../frontend/features/auth/generated/sign-in-by-link.ts";
import { CreateSignInLinkDocument } from "../../../frontend/features/users/generated/create-sign-in-link.ts";
import { MayChooseNewPasswordDocument } from "../generated/operations.ts";
import { makeSignInLink } from "../sign-in-link-calls.ts";
import { administratorsOnly, anybody, callers } from "./expectations.ts";
import { asking, type Row } from "./row.ts";
import type { World } from "./world.ts";

async function makeToken({ callers: { admin }, spareUser }: World): Promise<string> {
  const { token } = await makeSignInLink(admin, await spareUser("customer"));
  return token;
}

async function administratorsId({ callers: { admin } }: World): Promise<number> {
  return (await admin.execute(CurrentUserDocument, {})).me?.id ?? 0;
}

export const signInLinkRows: Record<string, Row> = {
  "Mutation.createSignInLink": {
    rule: "admin",
    expected: administratorsOnly,
    ...asking(CreateSignInLinkDocument, async (_, world) => ({ userId: await world.spareUser("customer") })),
  },
  "Mutation.signInByLink": {
    rule: "anybody",
    expected: anybody,
    ownSession: true,
    ...asking(SignInByLinkDocument, async (_, world) => ({ token: await makeToken(world) })),
  },
  "Query.mayChooseNewPassword": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "may not", "may not"),
    ...asking(
      MayChooseNewPasswordDocument,
      () => ({}),
      ({ mayChooseNewPassword }) => (mayChooseNewPassword ? "may" : "may not"),
    ),
  },
};

export const foreignSignInLinkRows: Record<string, Row> = {
  "Mutation.createSignInLink for the administrator who asks": {
    rule: "admin",
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"),
    ...asking(CreateSignInLinkDocument, async (_, world) => ({ userId: await administratorsId(world) })),
  },
  "Mutation.signInByLink a second time": {
    rule: "anybody",
    expected: callers("NOT_FOUND", "NOT_FOUND", "NOT_FOUND"),
    ownSession: true,
    ...asking(SignInByLinkDocument, async (_, world) => {
      const token = await makeToken(world);
      await world.api.anonymous().execute(SignInByLinkDocument, { token });
      return { token };
    }),
  },
  "Mutation.signInByLink with an expired one": {
    rule: "anybody",
    expected: callers("NOT_FOUND", "NOT_FOUND", "NOT_FOUND"),
    ownSession: true,
    ...asking(SignInByLinkDocument, async (_, world) => {
      const token = await makeToken(world);
      await world.api.db.prisma.signInLink.updateMany({ data: { expiresAt: new Date() } });
      return { token };
    }),
  },
  "Mutation.changePassword without the current one": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "BAD_INPUT", "BAD_INPUT"),
    ...asking(ChangePasswordDocument, () => ({ input: { newPassword: "another one" } })),
  },
};
