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
import { maxDoorOperationsAtOnce } from "../../../common/door/door-operation-rules.ts";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { DoorChange, DoorOperationInput, DoorReceipt, DoorState } from "./door.type.ts";
import { recordAtDoor, undoDoorSession } from "./door-record.service.ts";
import { getDoorSnapshot, searchAtDoor } from "./door-snapshot.service.ts";
import { DoorMatches, DoorSnapshot } from "./door-snapshot.type.ts";
import { getDoorState, watchDoor } from "./door-state.service.ts";

const eventIdArg = { description: "Id of the event." };

interface EventArgs {
  eventId: number;
}

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
  @Mutation(() => DoorReceipt, {
    description:
      "Cancels all that a device recorded at an event's doors and that still counts. Cannot be undone, but what happened can be " +
      "recorded again. For owners, administrators and editors.",
  })
  undoDoorSession(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("device", () => String, { description: "The device." }) device: string,
    @Ctx() { db, viewer }: Context,
  ): Promise<DoorReceipt> {
    return undoDoorSession(db, viewer, eventId, device);
  }

  @Authorized(organizers)
  @Query(() => DoorState, {
    description: "What happened at the doors of an event, for all who look after it, helpers at the door included.",
  })
  doorState(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("since", () => Int, { defaultValue: 0, description: "Position after which operations are wanted." })
    since: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<DoorState> {
    return getDoorState(db, viewer, eventId, since);
  }

  @Authorized(organizers)
  @Query(() => DoorSnapshot, {
    description:
      "The guest list for a device at the door: names, other names, tables, households, plus-ones, answers and notes for the door. Without guests " +
      "unless the event works without a connection.",
  })
  doorSnapshot(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("since", () => Int, {
      nullable: true,
      description: "Version of the list that the device has: only what changed since, if that is recorded.",
    })
    since: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<DoorSnapshot> {
    return getDoorSnapshot(db, viewer, eventId, since);
  }

  @limited({ isSearch: true })
  @Authorized(organizers)
  @Query(() => DoorMatches, {
    description:
      "The guests found by a typed name, as searchGuests finds them, with whom they come: for devices that keep no list.",
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
