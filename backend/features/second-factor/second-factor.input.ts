import { GraphQLJSONObject } from "graphql-scalars";
import { Field, InputType } from "type-graphql";

@InputType({ description: "What completes a sign-in: exactly one of the fields." })
export class SecondFactorInput {
  @Field(() => String, { nullable: true, description: "The six digits that the authenticator app shows." })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An unused recovery code; letter case and hyphens do not matter.",
  })
  recoveryCode?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: "The browser's response to the passkey options (AuthenticationResponseJSON).",
  })
  passkey?: Record<string, unknown> | null;
}
