import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { auditedBy } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { requireUser } from "../users/user.service.ts";
import { Role, User } from "../users/user.type.ts";
import {
  beginApp,
  confirmApp,
  getSecondFactors,
  removeApp,
  removeSecondFactorsOfCustomer,
  renewCodes,
} from "./second-factor.service.ts";
import { AuthenticatorApp, SecondFactorInput, SecondFactors, WaitingSignIn } from "./second-factor.type.ts";
import { completeSignIn, getWaitingSignIn } from "./waiting-sign-in.service.ts";

const ownPassword = { description: "The caller's password." };

@Resolver()
export class SecondFactorResolver {
  @Authorized()
  @Query(() => SecondFactors, { description: "What the caller confirms sign-ins with, besides the password." })
  mySecondFactors(@Ctx() { db, viewer }: Context): Promise<SecondFactors> {
    return getSecondFactors(db, requireUser(viewer).id);
  }

  @Authorized()
  @Mutation(() => AuthenticatorApp, {
    description:
      "Makes a secret for the caller's authenticator app. The app is on once confirmAuthenticatorApp gets a code of it " +
      "within 15 minutes; until then, an earlier app stays on.",
  })
  beginAuthenticatorApp(
    @Arg("currentPassword", () => String, ownPassword) currentPassword: string,
    @Ctx() context: Context,
  ): Promise<AuthenticatorApp> {
    return beginApp(context, requireUser(context.viewer), currentPassword);
  }

  @Authorized()
  @Mutation(() => [String], {
    description:
      "Turns on the authenticator app that the caller has set up. Returns recovery codes, which are shown only this " +
      "once; none if the account has some already.",
  })
  confirmAuthenticatorApp(
    @Arg("code", () => String, { description: "The six digits that the app shows." }) code: string,
    @Ctx() context: Context,
  ): Promise<string[]> {
    return confirmApp(context, requireUser(context.viewer), code);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      "Turns the caller's authenticator app off, and removes the recovery codes. Returns true, even if there was none.",
  })
  async removeAuthenticatorApp(
    @Arg("currentPassword", () => String, ownPassword) currentPassword: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removeApp(context, requireUser(context.viewer), currentPassword);
    return true;
  }

  @Authorized()
  @Mutation(() => [String], {
    description: "Replaces the caller's recovery codes. Returns the new ones, which are shown only this once.",
  })
  renewRecoveryCodes(
    @Arg("currentPassword", () => String, ownPassword) currentPassword: string,
    @Ctx() context: Context,
  ): Promise<string[]> {
    return renewCodes(context, requireUser(context.viewer), currentPassword);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Boolean, {
    description:
      "Removes everything that a customer confirms sign-ins with, because they have lost it: their password is enough " +
      "then. Returns true.",
  })
  async removeSecondFactorsOf(
    @Arg("userId", () => Int, { description: "Id of the customer." }) userId: number,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removeSecondFactorsOfCustomer(context.db, auditedBy(context), userId);
    return true;
  }

  @Query(() => WaitingSignIn, {
    nullable: true,
    description: "What completes the sign-in that the caller has begun; null if there is none, or it is over.",
  })
  waitingSignIn(@Ctx() context: Context): Promise<WaitingSignIn | null> {
    return getWaitingSignIn(context);
  }

  @limited({ countsItself: true })
  @Mutation(() => User, {
    description: "Completes the sign-in that was refused with SECOND_FACTOR_NEEDED, within 5 minutes.",
  })
  completeSignIn(
    @Arg("input", () => SecondFactorInput, { description: "A code of the account." }) input: SecondFactorInput,
    @Ctx() context: Context,
  ): Promise<User> {
    return completeSignIn(context, input);
  }
}
