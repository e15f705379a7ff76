import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { signInLinkPath } from "../../../common/screens.ts";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "./context.type.ts";
import { endOtherSessions, endSession, endSessionsOf, getSessions, signOut } from "./session.service.ts";
import { authenticate, beginSession } from "./sign-in.service.ts";
import { createSignInLink, redeemSignInLink } from "./sign-in-link.service.ts";
import { LoginInput } from "./user.input.ts";
import { requireUser } from "./user.service.ts";
import { Role, Session, SignInLink, User } from "./user.type.ts";

@Resolver(() => Session)
export class SessionResolver {
  @limited({ takesTurn: false })
  @Query(() => User, { nullable: true, description: "The signed-in user; null if nobody is signed in." })
  me(@Ctx() { viewer }: Context): User | null {
    return viewer.kind === "user" ? viewer.user : null;
  }

  @limited({ countsItself: true })
  @Mutation(() => User, {
    description:
      "Signs in and sets the session cookie. For an account with a second factor, the right password is refused with " +
      "SECOND_FACTOR_NEEDED, and completeSignIn completes the sign-in within 5 minutes.",
  })
  async login(
    @Arg("input", () => LoginInput, { description: "Credentials." }) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<User> {
    const account = await authenticate(context.db, input, context);
    await beginSession(context, account, { rememberMe: input.rememberMe, byLink: false });
    return account.user;
  }

  @Mutation(() => Boolean, { description: "Signs out. Returns true, even if nobody was signed in." })
  async logout(@Ctx() context: Context): Promise<boolean> {
    await signOut(context);
    return true;
  }

  @Authorized()
  @Query(() => [Session], { description: "Where the caller is signed in, the last used first." })
  sessions(@Ctx() { db, viewer, session }: Context): Promise<Session[]> {
    return getSessions(db, requireUser(viewer), session);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: "Ends one of the caller's sessions; with the current one, signs out. Returns true.",
  })
  async endSession(
    @Arg("id", () => String, { description: "Id of the session." }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await endSession(context, requireUser(context.viewer), id);
    return true;
  }

  @Authorized()
  @Mutation(() => Int, { description: "Ends all of the caller's sessions but the current one. Returns how many." })
  endOtherSessions(@Ctx() context: Context): Promise<number> {
    return endOtherSessions(context, requireUser(context.viewer));
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Int, { description: "Ends all sessions of a user. Returns how many." })
  endSessionsOf(
    @Arg("userId", () => Int, { description: "Id of the user." }) userId: number,
    @Ctx() context: Context,
  ): Promise<number> {
    return endSessionsOf(context, requireUser(context.viewer), userId);
  }

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
