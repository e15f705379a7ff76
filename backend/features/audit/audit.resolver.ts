import { Arg, Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import { PageArgs, toPage } from "../../lib/page.ts";
import type { Context } from "../users/context.type.ts";
import { requireUser } from "../users/user.service.ts";
import { Role } from "../users/user.type.ts";
import { AuditFilter } from "./audit-trail.input.ts";
import { exportAudit, getActivity, getAudit } from "./audit-trail.service.ts";
import { AuditEntry, AuditFile, AuditPage } from "./audit-trail.type.ts";

const filterOptions = { nullable: true, description: "Which entries; all of them if omitted." } as const;

@Resolver(() => AuditEntry)
export class AuditTrailResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AuditPage, {
    description: "The audit log of the last 180 days: sign-ins, account changes, exports and more, newest first.",
  })
  auditEntries(
    @Arg("filter", () => AuditFilter, filterOptions) filter: AuditFilter | null | undefined,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { db }: Context,
  ): AuditPage {
    return getAudit(db, filter ?? {}, toPage(args));
  }

  @Authorized(Role.ADMIN)
  @Query(() => AuditFile, {
    description:
      "The same as a CSV file, in the language of the request; at most 50,000 entries. Each export is recorded, too.",
  })
  auditFile(
    @Arg("filter", () => AuditFilter, filterOptions) filter: AuditFilter | null | undefined,
    @Ctx() context: Context,
  ): Promise<AuditFile> {
    return exportAudit(context, filter ?? {});
  }

  @Authorized()
  @Query(() => AuditPage, {
    description: "What the caller did, and what was done to their account, in the last 180 days, newest first.",
  })
  myActivity(@Args(() => PageArgs) args: PageArgs, @Ctx() { db, viewer }: Context): AuditPage {
    return getActivity(db, requireUser(viewer), toPage(args));
  }
}
