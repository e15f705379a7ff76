import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";

export const maxPasskeys = 20;

@ObjectType({ description: "A passkey that its user confirms sign-ins with." })
export class Passkey {
  @Field(() => String, { description: "Id of the passkey." })
  id!: string;

  @Field(() => String, { description: "What the user calls it." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it signs in without the password." })
  signsInAlone!: boolean;

  @Field(() => GraphQLDateTime, { description: "When it was added." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was used last; null if never." })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: "What a user confirms sign-ins with, besides the password." })
export class SecondFactors {
  @Field(() => Boolean, { description: "Whether codes of an authenticator app are accepted." })
  isAppOn!: boolean;

  @Field(() => Int, { description: "Number of recovery codes that have not been used." })
  recoveryCodesLeft!: number;

  @limited({ maxEntries: maxPasskeys })
  @Field(() => [Passkey], { description: "The passkeys, oldest first." })
  passkeys!: Passkey[];
}

@ObjectType({ description: "What an authenticator app needs to show codes." })
export class AuthenticatorApp {
  @Field(() => String, { description: "The secret in base 32, to type it into the app." })
  secret!: string;

  @Field(() => String, { description: "The same as an otpauth:// address, to show as a QR code." })
  uri!: string;
}

@ObjectType({ description: "A passkey that was added." })
export class PasskeyAdded {
  @Field(() => Passkey, { description: "The passkey." })
  passkey!: Passkey;

  @Field(() => [String], {
    description: "New recovery codes, which are shown only this once; empty if the account has some already.",
  })
  recoveryCodes!: string[];
}

@ObjectType({ description: "A sign-in that waits for its second factor." })
export class WaitingSignIn {
  @Field(() => Boolean, { description: "Whether a code of an authenticator app is accepted." })
  hasApp!: boolean;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "Options for asking the browser for a passkey (PublicKeyCredentialRequestOptionsJSON); null if the account has " +
      "none for this address.",
  })
  passkeyOptions!: object | null;
}
