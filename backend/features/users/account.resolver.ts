import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { SearchPageArgs, toPage } from "../../lib/page.ts";
import {
  changePassword,
  createUser,
  deleteAdministrator,
  deleteUser,
  getUsers,
  register,
  setAccountDisabled,
  updateAccount,
} from "./account.service.ts";
import { auditedBy } from "./caller.service.ts";
import type { Context } from "./context.type.ts";
import { ChangePasswordInput, CreateUserInput, RegisterInput, UpdateAccountInput, UserSort } from "./user.input.ts";
import { requireUser } from "./user.service.ts";
import { Role, User, UserPage } from "./user.type.ts";

@Resolver(() => User)
export class AccountResolver {
  @Authorized(Role.ADMIN)
  @Query(() => UserPage, {
    description: "Users, filtered by part of their name, username or email address.",
  })
  users(
    @Args(() => SearchPageArgs) args: SearchPageArgs,
    @Arg("role", () => Role, { nullable: true, description: "Only users of this role." })
    role: Role | null | undefined,
    @Arg("createdSince", () => GraphQLDateTime, {
      nullable: true,
      description: "Only users created at this time or later.",
    })
    createdSince: Date | null | undefined,
    @Arg("hasEvent", () => Boolean, {
      nullable: true,
      description: "Only customers who have an event, or only those who have none.",
    })
    hasEvent: boolean | null | undefined,
    @Arg("sort", () => UserSort, { nullable: true, description: "Order of the list; newest first if omitted." })
    sort: UserSort | null | undefined,
    @Ctx() { db }: Context,
  ): UserPage {
    const filter = { role, createdSince, hasEvent, search: args.search, sort: sort ?? undefined };
    return getUsers(db, filter, toPage(args));
  }

  @Authorized(Role.ADMIN)
  @limited({ takesTurn: false })
  @Mutation(() => User, { description: "Creates an account of either role." })
  createUser(
    @Arg("input", () => CreateUserInput, { description: "The new account." }) input: CreateUserInput,
    @Ctx() context: Context,
  ): Promise<User> {
    return createUser(context, requireUser(context.viewer), input);
  }

  @Mutation(() => User, { description: "Creates a customer account and signs in, if registration is turned on." })
  async register(
    @Arg("input", () => RegisterInput, { description: "The new account." }) input: RegisterInput,
    @Ctx() context: Context,
  ): Promise<User> {
    const { user, credentialsVersion } = await register(context.db, context.settings.allowRegistration, input, context);
    await context.session.signIn({ userId: user.id, credentialsVersion }, false);
    return user;
  }

  @Authorized(Role.ADMIN)
  @limited({ takesTurn: false })
  @Mutation(() => Boolean, { description: "Deletes a customer and all their data. Returns true." })
  async deleteUser(
    @Arg("id", () => Int, { description: "Id of the user." }) id: number,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await deleteUser(context.db, auditedBy(context), id);
    return true;
  }

  @Authorized()
  @limited({ takesTurn: false })
  @Mutation(() => User, {
    description: "Changes the caller's own name or email address. Another address needs the current password.",
  })
  updateAccount(
    @Arg("input", () => UpdateAccountInput, { description: "What changes." }) input: UpdateAccountInput,
    @Ctx() context: Context,
  ): Promise<User> {
    return updateAccount(context.db, requireUser(context.viewer), input, context);
  }

  @Authorized()
  @limited({ takesTurn: false })
  @Mutation(() => Boolean, {
    description: "Changes the caller's password, ends all their sessions and starts a new one. Returns true.",
  })
  async changePassword(
    @Arg("input", () => ChangePasswordInput, { description: "The old and the new password." })
    input: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const user = requireUser(context.viewer);
    const { credentialsVersion } = await changePassword(context.db, user, input, context);
    await context.session.signIn({ userId: user.id, credentialsVersion }, false);
    return true;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => User, {
    description:
      "Disables or enables the account of a customer or of another administrator. All its sessions and sockets end.",
  })
  setAccountDisabled(
    @Arg("userId", () => Int, { description: "Id of the user." }) userId: number,
    @Arg("isDisabled", () => Boolean, { description: "Whether the user may no longer sign in." }) isDisabled: boolean,
    @Ctx() context: Context,
  ): Promise<User> {
    return setAccountDisabled(context, requireUser(context.viewer), userId, isDisabled);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Boolean, {
    description: "Deletes another administrator. Their events become the caller's. Returns true.",
  })
  async deleteAdministrator(
    @Arg("id", () => Int, { description: "Id of the administrator." }) id: number,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await deleteAdministrator(context, requireUser(context.viewer), id);
    return true;
  }
}
