import type { AuthCheckerInterface, ResolverData } from "type-graphql";
import { type Message, message } from "../../common/messages/message.ts";
import type { Context } from "../features/users/context.type.ts";
import type { Role } from "../features/users/user.type.ts";
import { DomainError } from "../lib/domain-error.ts";

function refusalOf(roles: Role[]): Message {
  return roles.includes("admin") ? message("refusals.onlyAdministrators") : message("refusals.onlyCustomers");
}

/** Implements `@Authorized()` (any signed-in user) and `@Authorized(Role.ADMIN)`. */
export class RoleChecker implements AuthCheckerInterface<Context, Role> {
  check({ context: { viewer } }: ResolverData<Context>, roles: Role[]): boolean {
    if (viewer.kind === "anonymous") throw new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded"));
    if (roles.length > 0 && !roles.includes(viewer.user.role)) {
      throw new DomainError("FORBIDDEN", refusalOf(roles));
    }
    return true;
  }
}
