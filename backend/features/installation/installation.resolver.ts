import { Authorized, Ctx, Query, Resolver } from "type-graphql";
import { z } from "zod";
import { version } from "../../lib/project-root.ts";
import { objectOf } from "../../lib/rule-fields.ts";
import type { Context } from "../users/context.type.ts";
import { Role } from "../users/user.type.ts";

const Installation = objectOf("Installation", "The program that answers.", {
  version: z.string().describe("Its version, such as 1.2.0."),
  newerVersion: z
    .string()
    .nullable()
    .describe("A newer version; null if there is none, or if the installation does not look for one."),
});
type Installation = InstanceType<typeof Installation>;

@Resolver(() => Installation)
export class InstallationResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Installation, { description: "The program that answers, and whether there is a newer version." })
  installation(@Ctx() { settings }: Context): Installation {
    return { version, newerVersion: settings.newerVersion?.() ?? null };
  }
}
