import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { signInLinkPath } from "../../../common/screens.ts";
import { beginSession } from "./begin-session.service.ts";
import type { Context } from "./context.type.ts";
import { createSignInLink, redeemSignInLink } from "./sign-in-link.service.ts";
import { SignInLink } from "./sign-in-link.type.ts";
import { requireUser } from "./user.service.ts";
import { Role, User } from "./user.type.ts";

@Resolver(() => SignInLink)
export class SignInLinkResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => SignInLink, {
    description:
      "Makes a link with which somebody else can sign in once within 24 hours. An earlier link of the account stops working.",
  })
  async createSignInLink(
    @Arg("userId", () => Int, { description: "Id of the user who will sign in." }) userId: number,
    @Ctx() context: Context,
  ): Promise<SignInLink> {
    const { token, expiresAt } = await createSignInLink(context, requireUser(context.viewer), userId);
    context.log.info({ user: userId }, "sign-in link created");
    return { url: `${context.origin()}${signInLinkPath(token)}`, expiresAt };
  }

  @Mutation(() => User, {
    description:
      "Signs in by a link and sets the session cookie. The link stops working. For an account with a second factor, the " +
      "link is refused with SECOND_FACTOR_NEEDED, and completeSignIn completes the sign-in within 5 minutes.",
  })
  async signInByLink(
    @Arg("token", () => String, { description: "What follows # in the link's URL." }) token: string,
    @Ctx() context: Context,
  ): Promise<User> {
    const account = await redeemSignInLink(context.db, context.clientAddress, token);
    await beginSession(context, account, { rememberMe: false, byLink: true });
    return account.user;
  }

  @Authorized()
  @Query(() => Boolean, {
    description:
      "Whether the caller may choose a new password without the current one: they signed in by a link, and have not chosen one since.",
  })
  mayChooseNewPassword(@Ctx() { session }: Context): boolean {
    return session.isByLink();
  }
}
