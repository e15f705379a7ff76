import type { AuthCheckerInterface, ResolverData } from "type-graphql";
import type { Context } from "../features/users/context.type.ts";
import type { Role } from "../features/users/user.type.ts";
import { DomainError } from "../lib/domain-error.ts";

function refusalOf(roles: Role[]): string {
  return roles.includes("admin") ? "Only administrators can do this." : "Only customers can do this.";
}

/** Decides `@Authorized()` (anybody who is signed in) and `@Authorized(Role.ADMIN)`. */
export class RoleChecker implements AuthCheckerInterface<Context, Role> {
  check({ context: { viewer } }: ResolverData<Context>, roles: Role[]): boolean {
    if (viewer.kind === "anonymous") throw new DomainError("UNAUTHENTICATED", "Please sign in.");
    if (roles.length > 0 && !roles.includes(viewer.user.role)) {
      throw new DomainError("FORBIDDEN", refusalOf(roles));
    }
    return true;
  }
}
