import { ChangePasswordDocument } from "../../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument, SignInByLinkDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { CreateSignInLinkDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import { MayChooseNewPasswordDocument } from "../generated/operations.ts";
import { makeSignInLink } from "../sign-in-link-calls.ts";
import { callers } from "./expectations.ts";
import { administers, everybody, noVariables, type Row, rowsOf, signedIn } from "./row.ts";
import type { World } from "./world.ts";

async function makeToken({ callers: { admin }, spareUser }: World): Promise<string> {
  const { token } = await makeSignInLink(admin, await spareUser("customer"));
  return token;
}

async function administratorsId({ callers: { admin } }: World): Promise<number> {
  return (await admin.execute(CurrentUserDocument, {})).me?.id ?? 0;
}

export const signInLinkRows: Record<string, Row> = {
  "Mutation.createSignInLink": administers(CreateSignInLinkDocument, async (_, world) => ({
    userId: await world.spareUser("customer"),
  })),
  "Mutation.signInByLink": {
    ...everybody("ok")(SignInByLinkDocument, async (_, world) => ({ token: await makeToken(world) })),
    ownSession: true,
  },
  "Query.mayChooseNewPassword": signedIn("may not")(
    MayChooseNewPasswordDocument,
    noVariables,
    ({ mayChooseNewPassword }) => (mayChooseNewPassword ? "may" : "may not"),
  ),
};

const refusedLink = (spend: (world: World, token: string) => Promise<unknown>): Row => ({
  ...everybody("NOT_FOUND")(SignInByLinkDocument, async (_, world) => {
    const token = await makeToken(world);
    await spend(world, token);
    return { token };
  }),
  ownSession: true,
});

export const foreignSignInLinkRows: Record<string, Row> = {
  "Mutation.createSignInLink for the administrator who asks": rowsOf(
    "admin",
    callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"),
  )(CreateSignInLinkDocument, async (_, world) => ({ userId: await administratorsId(world) })),
  "Mutation.signInByLink a second time": refusedLink(({ api }, token) =>
    api.anonymous().execute(SignInByLinkDocument, { token }),
  ),
  "Mutation.signInByLink with an expired one": refusedLink(({ api }) =>
    api.db.prisma.signInLink.updateMany({ data: { expiresAt: new Date() } }),
  ),
  "Mutation.changePassword without the current one": signedIn("BAD_INPUT")(ChangePasswordDocument, () => ({
    input: { newPassword: "another one" },
  })),
};
