import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { loadUser } from "../users/user.service.ts";
import { User } from "../users/user.type.ts";
import { HistoryEntry } from "./history-entry.type.ts";

@Resolver(() => HistoryEntry)
export class HistoryEntryResolver {
  @FieldResolver(() => User, { nullable: true, description: "Who did it; null if the user was deleted." })
  user(@Root() { userId }: HistoryEntry, @Ctx() context: Context): Promise<User | null> | null {
    return userId === null ? null : loadUser(context, userId);
  }
}
