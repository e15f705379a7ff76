import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import { type ListPart, SearchPageArgs, toPage } from "../../lib/page.ts";
import type { Context } from "../users/context.type.ts";
import { Role } from "../users/user.type.ts";
import { AuditEntry, AuditPage } from "./audit.type.ts";
import { getAudit } from "./audit-entry.service.ts";

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AuditPage, {
    description:
      "The audit log of the last 180 days: sign-ins, account changes, exports and more, newest first. The search is in names of " +
      "users, helpers and events, and in networks.",
  })
  auditEntries(
    @Args(() => SearchPageArgs) { search, ...args }: SearchPageArgs,
    @Ctx() { db }: Context,
  ): ListPart<AuditEntry> {
    return getAudit(db, search, toPage(args));
  }
}
