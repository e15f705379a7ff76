import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { User } from "../users/user.type.ts";
import { SecondFactorInput } from "./second-factor.input.ts";
import { WaitingSignIn } from "./second-factor.type.ts";
import { completeSignIn, getWaitingSignIn } from "./waiting-sign-in.service.ts";

@Resolver()
export class WaitingSignInResolver {
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
    @Arg("input", () => SecondFactorInput, { description: "A code or passkey of the account." })
    input: SecondFactorInput,
    @Ctx() context: Context,
  ): Promise<User> {
    return completeSignIn(context, input);
  }
}
