import { Authorized, Ctx, Query, Resolver } from "type-graphql";
import { version } from "../../lib/version.ts";
import type { Context } from "../users/context.type.ts";
import { Role } from "../users/user.type.ts";
import { Installation } from "./installation.type.ts";

@Resolver(() => Installation)
export class InstallationResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Installation, { description: "The program that answers, and whether there is a newer version." })
  installation(@Ctx() { settings }: Context): Installation {
    return { version, newerVersion: settings.newerVersion?.() ?? null };
  }
}
