import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "./context.type.ts";
import { authenticate } from "./sign-in.service.ts";
import { LoginInput } from "./user.input.ts";
import { User } from "./user.type.ts";

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { nullable: true, description: "The signed-in user; null if nobody is signed in." })
  me(@Ctx() { viewer }: Context): User | null {
    return viewer.kind === "user" ? viewer.user : null;
  }

  @limited({ countsItself: true })
  @Mutation(() => User, { description: "Signs in and sets the session cookie." })
  async login(
    @Arg("input", () => LoginInput, { description: "Credentials." }) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<User> {
    const user = await authenticate(context.db, input, context);
    await context.session.signIn(user.id, input.rememberMe);
    return user;
  }

  @Mutation(() => Boolean, { description: "Signs out. Returns true, even if nobody was signed in." })
  async logout(@Ctx() { session }: Context): Promise<boolean> {
    await session.signOut();
    return true;
  }
}
