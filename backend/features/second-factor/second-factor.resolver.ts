import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { auditedBy } from "../users/audited-by.service.ts";
import type { Context } from "../users/context.type.ts";
import { requireUser } from "../users/user.service.ts";
import { Role } from "../users/user.type.ts";
import { beginApp, confirmApp, removeApp } from "./authenticator-app.service.ts";
import { addPasskey, beginPasskey, removePasskey } from "./passkey.service.ts";
import { renewCodes } from "./recovery-code.service.ts";
import { getSecondFactors, removeSecondFactorsOfCustomer } from "./second-factor.service.ts";
import { AuthenticatorApp, PasskeyAdded, SecondFactors } from "./second-factor.type.ts";

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
      "Turns the caller's authenticator app off. Recovery codes go with the last second factor. Returns true, even if " +
      "there was none.",
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

  @Authorized()
  @Mutation(() => GraphQLJSONObject, {
    description:
      "Options for making a passkey in the caller's browser (PublicKeyCredentialCreationOptionsJSON), for 5 minutes.",
  })
  beginPasskey(
    @Arg("currentPassword", () => String, ownPassword) currentPassword: string,
    @Ctx() context: Context,
  ): Promise<object> {
    return beginPasskey(context, requireUser(context.viewer), currentPassword);
  }

  @Authorized()
  @Mutation(() => PasskeyAdded, { description: "Adds the passkey that the caller's browser has made." })
  addPasskey(
    @Arg("name", () => String, { description: "What the caller calls it: 1 to 60 characters." }) name: string,
    @Arg("response", () => GraphQLJSONObject, {
      description: "The browser's response to the options (RegistrationResponseJSON).",
    })
    response: Record<string, unknown>,
    @Ctx() context: Context,
  ): Promise<PasskeyAdded> {
    return addPasskey(context, requireUser(context.viewer), { name, response });
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: "Removes one of the caller's passkeys. Recovery codes go with the last second factor. Returns true.",
  })
  async removePasskey(
    @Arg("id", () => String, { description: "Id of the passkey." }) id: string,
    @Arg("currentPassword", () => String, ownPassword) currentPassword: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removePasskey(context, requireUser(context.viewer), { id, currentPassword });
    return true;
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
}
