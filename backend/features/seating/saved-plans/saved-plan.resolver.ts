import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { maxSavedPlans } from "../../../../common/limits.ts";
import { limited } from "../../../lib/field-limits.ts";
import type { Context } from "../../users/context.type.ts";
import { organizers } from "../../users/viewer.type.ts";
import { SeatMoveInput } from "../seating.input.ts";
import { deleteSavedPlan, getSavedPlan, getSavedPlans, savePlan } from "./saved-plan.service.ts";
import { SavedPlan, SavedSeating } from "./saved-plan.type.ts";

const eventIdArg = { description: "Id of the event." };
const idArg = { description: "Id of the plan." };
const nameArg = { description: "Name of the plan, which no other has." };

@Resolver()
export class SavedPlanResolver {
  @limited({ maxEntries: maxSavedPlans })
  @Authorized(organizers)
  @Query(() => [SavedPlan], { description: "The saved seating plans of an event, the oldest first." })
  savedPlans(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<SavedPlan[]> {
    return getSavedPlans(db, viewer, eventId);
  }

  @Authorized(organizers)
  @Query(() => SavedSeating, { description: "A saved plan with everybody's seat." })
  savedPlan(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, idArg) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<SavedSeating> {
    return getSavedPlan(db, viewer, eventId, id);
  }

  @Authorized(organizers)
  @Mutation(() => SavedPlan, {
    description:
      "Saves the present seating, as it would be after some moves, under a name. Moves nobody. At most 20 per event.",
  })
  savePlan(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("name", () => String, nameArg) name: string,
    @Arg("moves", () => [SeatMoveInput], { defaultValue: [], description: "The moves, such as those of a suggestion." })
    moves: SeatMoveInput[],
    @Ctx() { db, viewer }: Context,
  ): Promise<SavedPlan> {
    return savePlan(db, viewer, eventId, name, moves);
  }

  @Authorized(organizers)
  @Mutation(() => Boolean, { description: "Deletes a saved plan for good. The seating stays as it is." })
  deleteSavedPlan(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, idArg) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    return deleteSavedPlan(db, viewer, eventId, id);
  }
}
