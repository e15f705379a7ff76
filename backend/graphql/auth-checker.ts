import type { AuthCheckerInterface, ResolverData } from "type-graphql";
import { type Message, message } from "../../common/messages/message.ts";
import type { Context } from "../features/users/context.type.ts";
import type { Admitted } from "../features/users/viewer.type.ts";
import { DomainError } from "../lib/domain-error.ts";

function refusalOf(admitted: Admitted[]): Message {
  return admitted.includes("admin") ? message("refusals.onlyAdministrators") : message("refusals.onlyCustomers");
}

/** Implements `@Authorized()`: alone, with a role, or with `organizers`, which also admits helpers. */
export class RoleChecker implements AuthCheckerInterface<Context, Admitted> {
  check({ context: { viewer } }: ResolverData<Context>, admitted: Admitted[]): boolean {
    if (viewer.kind === "anonymous") throw new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded"));
    if (admitted.includes("organizers")) return true;
    if (viewer.kind === "helper") throw new DomainError("FORBIDDEN", message("refusals.accountNeeded"));
    if (admitted.length > 0 && !admitted.includes(viewer.user.role)) {
      throw new DomainError("FORBIDDEN", refusalOf(admitted));
    }
    return true;
  }
}
