import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { beginSession } from "./begin-session.service.ts";
import type { Context } from "./context.type.ts";
import { signOut } from "./session.service.ts";
import { authenticate } from "./sign-in.service.ts";
import { LoginInput } from "./user.input.ts";
import { User } from "./user.type.ts";

@Resolver(() => User)
export class UserResolver {
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
}
