import { GraphQLJSON } from "graphql-scalars";
import {
  Arg,
  Authorized,
  Ctx,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from "type-graphql";
import type { DoorMatches, DoorNews } from "../../../common/door/door-news.ts";
import { maxDoorOperationsAtOnce } from "../../../common/door/door-operation-rules.ts";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { getDoorState, readDoorNews, searchAtDoor, watchDoor } from "./door.service.ts";
import { DoorChange, DoorOperationInput, DoorReceipt, DoorState } from "./door.type.ts";
import { recordAtDoor } from "./door-record.service.ts";

const eventIdArg = { description: "Id of the event." };

interface EventArgs {
  eventId: number;
}

/** News and matches are JSON: as objects of the graph, thousands of guests would take seconds. */
@Resolver()
export class DoorResolver {
  @Authorized(organizers)
  @Mutation(() => DoorReceipt, {
    description:
      "Stores what happened at an event's doors: all operations or, if one is malformed, none. Those that are stored already are " +
      "left as they are, so a device may hand in as often and in whatever order it likes. The guest list follows. For owners, " +
      "administrators, and helpers who edit or are at the door.",
  })
  recordAtDoor(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("operations", () => [DoorOperationInput], {
      description: `At most ${maxDoorOperationsAtOnce}, of one device or several.`,
    })
    operations: DoorOperationInput[],
    @Ctx() { db, viewer }: Context,
  ): Promise<DoorReceipt> {
    return recordAtDoor(db, viewer, eventId, operations);
  }

  @Authorized(organizers)
  @Query(() => DoorState, {
    description: "What happened at the doors of an event, for all who look after it, helpers at the door included.",
  })
  doorState(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<DoorState> {
    return getDoorState(db, viewer, eventId);
  }

  @Authorized(organizers)
  @Query(() => GraphQLJSON, {
    description:
      "What a device at the door does not know yet: operations, and of the list names, other names, tables, households, plus-ones, " +
      "answers and notes for the door. Without guests unless the event works without a connection.",
  })
  doorNews(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("since", () => Int, { description: "Position up to which the device has operations." }) since: number,
    @Arg("listSince", () => Int, { nullable: true, description: "Version of the list that the device has." })
    listSince: number | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<DoorNews> {
    return readDoorNews(db, viewer, eventId, since, listSince ?? null);
  }

  @limited({ isSearch: true })
  @Authorized(organizers)
  @Query(() => GraphQLJSON, {
    description:
      "Guests by a typed name, as searchGuests finds them, with whom they come: for devices that keep no list.",
  })
  searchAtDoor(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("query", () => String, { description: "A name or part of a name." }) query: string,
    @Ctx() context: Context,
  ): Promise<DoorMatches> {
    return searchAtDoor(context, eventId, query);
  }

  @Authorized(organizers)
  @Subscription(() => DoorChange, {
    description: "Versions of an event's door and guest list, now and after each change of either.",
    subscribe: ({ args, context }: SubscribeResolverData<unknown, EventArgs, Context>) =>
      watchDoor(context, args.eventId),
  })
  doorChanged(@Arg("eventId", () => Int, eventIdArg) _eventId: number, @Root() change: DoorChange): DoorChange {
    return change;
  }
}
