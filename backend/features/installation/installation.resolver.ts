import { Authorized, Query, Resolver } from "type-graphql";
import { version } from "../../lib/version.ts";
import { Role } from "../users/user.type.ts";
import { Installation } from "./installation.type.ts";

@Resolver(() => Installation)
export class InstallationResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Installation, { description: "The program that answers." })
  installation(): Installation {
    return { version };
  }
}
