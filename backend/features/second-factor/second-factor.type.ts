import { Field, InputType, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What a user confirms sign-ins with, besides the password." })
export class SecondFactors {
  @Field(() => Boolean, { description: "Whether codes of an authenticator app are accepted." })
  isAppOn!: boolean;

  @Field(() => Int, { description: "Number of recovery codes that have not been used." })
  recoveryCodesLeft!: number;
}

@ObjectType({ description: "What an authenticator app needs to show codes." })
export class AuthenticatorApp {
  @Field(() => String, { description: "The secret in base 32, to type it into the app." })
  secret!: string;

  @Field(() => String, { description: "The same as an otpauth:// address, to show as a QR code." })
  uri!: string;
}

@ObjectType({ description: "A sign-in that waits for its second factor." })
export class WaitingSignIn {
  @Field(() => Boolean, { description: "Whether a code of an authenticator app is accepted." })
  hasApp!: boolean;
}

@InputType({ description: "What completes a sign-in: exactly one of the fields." })
export class SecondFactorInput {
  @Field(() => String, { nullable: true, description: "The six digits that the authenticator app shows." })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An unused recovery code; letter case and hyphens do not matter.",
  })
  recoveryCode?: string | null;
}
