import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from "type-graphql";
import { deleteAdministrator, setAccountDisabled } from "./administrator.service.ts";
import type { Context } from "./context.type.ts";
import { requireUser } from "./user.service.ts";
import { Role, User } from "./user.type.ts";

@Resolver(() => User)
export class AdministratorResolver {
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
