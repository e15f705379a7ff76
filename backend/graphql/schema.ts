import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { type AuthCheckerFn, buildSchemaSync } from "type-graphql";
import { message } from "../../common/messages/message.ts";
import { AuditResolver } from "../features/audit/audit.resolver.ts";
import { BackupResolver } from "../features/backups/backup.resolver.ts";
import { DoorResolver } from "../features/door/door.resolver.ts";
import { ErasureResolver } from "../features/erasure/erasure.resolver.ts";
import { EventArchiveResolver } from "../features/event-archive/event-archive.resolver.ts";
import { EventResolver } from "../features/events/event.resolver.ts";
import { FloorPlanResolver } from "../features/floor-plan/floor-plan.resolver.ts";
import { GuestImportResolver } from "../features/guest-import/guest-import.resolver.ts";
import { GuestMatchResolver, GuestSearchResolver } from "../features/guest-search/guest-search.resolver.ts";
import { EventChangeGuestsResolver, EventGuestsResolver, GuestResolver } from "../features/guests/guest.resolver.ts";
import { EventHelpersResolver, HelperResolver } from "../features/helpers/helper.resolver.ts";
import { EventHistoryResolver, HistoryEntryResolver } from "../features/history/history-entry.resolver.ts";
import { InstallationResolver } from "../features/installation/installation.resolver.ts";
import { EventPictureResolver } from "../features/pictures/event-picture.resolver.ts";
import { PrintResolver } from "../features/print/print.resolver.ts";
import { RetentionResolver } from "../features/retention/retention.resolver.ts";
import { SavedPlanResolver } from "../features/seating/saved-plans/saved-plan.resolver.ts";
import { ListChangeResolver, SeatingResolver, TableResolver } from "../features/seating/seating.resolver.ts";
import { SecondFactorResolver } from "../features/second-factor/second-factor.resolver.ts";
import { EventUndoResolver, UndoResolver } from "../features/undo/undo.resolver.ts";
import { CleanupResolver } from "../features/uploads/cleanup.resolver.ts";
import { AccountResolver } from "../features/users/account.resolver.ts";
import type { Context } from "../features/users/context.type.ts";
import { SessionResolver } from "../features/users/session.resolver.ts";
import type { Admitted } from "../features/users/viewer.type.ts";
import { WishResolver } from "../features/wishes/wish.resolver.ts";
import { DomainError } from "../lib/domain-error.ts";

// type-graphql requires one for subscriptions; each of ours has its own source.
const nobodyPublishes = (): never => {
  throw new Error("Subscriptions of this graph name their source and no topic.");
};
const noTopics = { publish: nobodyPublishes, subscribe: nobodyPublishes };

let built: GraphQLSchema | undefined;

/** The whole GraphQL schema, built on first use and shared by both APIs. */
export function buildGraph(): GraphQLSchema {
  built ??= buildSchemaSync({
    resolvers: [
      AccountResolver,
      SessionResolver,
      SecondFactorResolver,
      EventResolver,
      DoorResolver,
      ErasureResolver,
      EventArchiveResolver,
      EventPictureResolver,
      EventGuestsResolver,
      EventChangeGuestsResolver,
      GuestResolver,
      GuestSearchResolver,
      GuestMatchResolver,
      GuestImportResolver,
      EventHistoryResolver,
      HistoryEntryResolver,
      CleanupResolver,
      TableResolver,
      ListChangeResolver,
      SeatingResolver,
      SavedPlanResolver,
      UndoResolver,
      EventUndoResolver,
      FloorPlanResolver,
      BackupResolver,
      InstallationResolver,
      WishResolver,
      EventHelpersResolver,
      HelperResolver,
      PrintResolver,
      RetentionResolver,
      AuditResolver,
    ],
    authChecker: checkRole,
    pubSub: noTopics,
    // Rules are zod schemas shared with the browser; class-validator would be a second way to express them.
    validate: false,
  });
  return built;
}

/** Implements `@Authorized()`: alone, with a role, or with `organizers`, which also admits helpers. */
const checkRole: AuthCheckerFn<Context, Admitted> = ({ context: { viewer } }, admitted) => {
  if (viewer.kind === "anonymous") throw new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded"));
  if (admitted.includes("organizers")) return true;
  if (viewer.kind === "helper") throw new DomainError("FORBIDDEN", message("refusals.accountNeeded"));
  if (admitted.length === 0 || admitted.includes(viewer.user.role)) return true;
  const isForAdministrators = admitted.includes("admin");
  throw new DomainError(
    "FORBIDDEN",
    message(isForAdministrators ? "refusals.onlyAdministrators" : "refusals.onlyCustomers"),
  );
};
