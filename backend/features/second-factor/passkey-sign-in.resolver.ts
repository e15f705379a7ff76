import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { User } from "../users/user.type.ts";
import { beginPasskeySignIn, signInByPasskey } from "./passkey-sign-in.service.ts";

@Resolver()
export class PasskeySignInResolver {
  @Mutation(() => GraphQLJSONObject, {
    description:
      "Options for asking the caller's browser for a passkey of any account (PublicKeyCredentialRequestOptionsJSON), " +
      "for 5 minutes.",
  })
  beginPasskeySignIn(@Ctx() context: Context): Promise<object> {
    return beginPasskeySignIn(context);
  }

  @limited({ countsItself: true })
  @Mutation(() => User, {
    description: "Signs in by a passkey instead of a password and a second factor, and sets the session cookie.",
  })
  signInByPasskey(
    @Arg("response", () => GraphQLJSONObject, {
      description: "The browser's response to the options (AuthenticationResponseJSON).",
    })
    response: Record<string, unknown>,
    @Arg("rememberMe", () => Boolean, {
      defaultValue: false,
      description: "Whether the session lasts 30 days; otherwise it ends with the browser.",
    })
    rememberMe: boolean,
    @Ctx() context: Context,
  ): Promise<User> {
    return signInByPasskey(context, response, rememberMe);
  }
}
