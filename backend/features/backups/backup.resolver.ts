import { Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { Role } from "../users/user.type.ts";
import { backUpNow, getBackups } from "./backup.service.ts";
import { Backups } from "./backup.type.ts";

@Resolver(() => Backups)
export class BackupResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Backups, { description: "Backups of everything, and how the last ones went." })
  backups(@Ctx() { db, settings }: Context): Promise<Backups> {
    return getBackups(db, settings.backups);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Backups, {
    description: "Begins a backup on the server, unless one is being made. It does not wait for its end.",
  })
  backUpNow(@Ctx() { db, settings }: Context): Promise<Backups> {
    return backUpNow(db, settings.backups);
  }
}
