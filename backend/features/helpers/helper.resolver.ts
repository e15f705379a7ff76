import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { maxHelpers } from "../../../common/limits.ts";
import { helpLinkPath } from "../../../common/screens.ts";
import { limited } from "../../lib/field-limits.ts";
import { Helper } from "../event-rights/helper.type.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import {
  endHelper,
  findHelp,
  getHelpers,
  inviteHelper,
  type NewHelperLink,
  redeemHelperLink,
  renewHelperLink,
  updateHelper,
} from "./helper.service.ts";
import { HelperInput, HelperLink, HelperSession } from "./helper-session.type.ts";

const eventIdArg = { description: "Id of the event." };
const helperIdArg = { description: "Id of the helper." };

const toLink = ({ token, ...link }: NewHelperLink, { origin }: Context): HelperLink => ({
  ...link,
  url: `${origin()}${helpLinkPath(token)}`,
});

@Resolver(() => Event)
export class EventHelpersResolver {
  @limited({ maxEntries: maxHelpers })
  @FieldResolver(() => [Helper], {
    description:
      "The event's helpers, in the order in which they were invited, for its owner and administrators. Refused for helpers.",
  })
  helpers(@Root() { id }: Event, @Ctx() { db, viewer }: Context): Promise<Helper[]> {
    return getHelpers(db, viewer, id);
  }
}

@Resolver(() => Helper)
export class HelperResolver {
  @limited({ takesTurn: false })
  @Query(() => HelperSession, {
    nullable: true,
    description: "The caller as a helper, and the event that they help with; null for everybody else.",
  })
  myHelp(@Ctx() { db, viewer }: Context): Promise<HelperSession | null> | null {
    return viewer.kind === "helper" ? findHelp(db, viewer.helper) : null;
  }

  @Authorized(organizers)
  @Mutation(() => HelperLink, {
    description:
      `Invites somebody to help with an event, by a link that works once within 7 days. At most ${maxHelpers} can help at ` +
      "the same time. For the event's owner and administrators.",
  })
  async inviteHelper(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("input", () => HelperInput, { description: "Who helps." }) input: HelperInput,
    @Ctx() context: Context,
  ): Promise<HelperLink> {
    return toLink(await inviteHelper(context, eventId, input), context);
  }

  @Authorized(organizers)
  @Mutation(() => HelperLink, {
    description:
      "Makes another link for a helper. An earlier link stops working; where they have joined, they stay. For the event's " +
      "owner and administrators.",
  })
  async renewHelperLink(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, helperIdArg) id: number,
    @Ctx() context: Context,
  ): Promise<HelperLink> {
    return toLink(await renewHelperLink(context, eventId, id), context);
  }

  @Authorized(organizers)
  @Mutation(() => Helper, {
    description:
      "Changes a helper's name or role, from their next request on. For the event's owner and administrators.",
  })
  updateHelper(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, helperIdArg) id: number,
    @Arg("input", () => HelperInput, { description: "The changed helper." }) input: HelperInput,
    @Ctx() context: Context,
  ): Promise<Helper> {
    return updateHelper(context, eventId, id, input);
  }

  @Authorized(organizers)
  @Mutation(() => Boolean, {
    description:
      "Ends a helper's access: their sessions, their open screens and their link. Returns true. For the event's owner and " +
      "administrators.",
  })
  async endHelper(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, helperIdArg) id: number,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await endHelper(context, eventId, id);
    return true;
  }

  @Mutation(() => HelperSession, {
    description: "Joins to help with an event by a link, and sets the session cookie. The link stops working.",
  })
  async joinByLink(
    @Arg("token", () => String, { description: "What follows # in the link's URL." }) token: string,
    @Ctx() context: Context,
  ): Promise<HelperSession> {
    const help = await redeemHelperLink(context, token);
    await context.session.signInHelper(help.helper.id);
    return help;
  }
}
