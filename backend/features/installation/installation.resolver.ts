import { Authorized, Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import { version } from "../../lib/project-root.ts";
import type { Context } from "../users/context.type.ts";
import { Role } from "../users/user.type.ts";

@ObjectType({ description: "The program that answers." })
export class Installation {
  @Field(() => String, { description: "Its version, such as 1.2.0." })
  version!: string;

  @Field(() => String, {
    nullable: true,
    description: "A newer version; null if there is none, or if the installation does not look for one.",
  })
  newerVersion!: string | null;
}

@Resolver(() => Installation)
export class InstallationResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Installation, { description: "The program that answers, and whether there is a newer version." })
  installation(@Ctx() { settings }: Context): Installation {
    return { version, newerVersion: settings.newerVersion?.() ?? null };
  }
}
