import { Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { Role } from "../users/user.type.ts";
import { getBackups } from "./backup.service.ts";
import { Backups } from "./backup.type.ts";

@Resolver(() => Backups)
export class BackupResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Backups, { description: "Scheduled backups, and how they are going." })
  backups(@Ctx() { db, settings }: Context): Promise<Backups> {
    return getBackups(db, settings.backups, new Date());
  }
}
