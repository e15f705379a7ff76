import { Arg, Ctx, Int, Mutation, Resolver } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { enterGuestCode } from "./guest-code.service.ts";

@Resolver()
export class GuestCodeResolver {
  @Mutation(() => Boolean, {
    description:
      "Shows the code of an event that asks guests for one. The answer carries a note, as a cookie and as the header " +
      "Guest-Code-Note, by which the caller may search the event for 12 hours, or until its code is changed. Answers true.",
  })
  async enterGuestCode(
    @Arg("eventId", () => Int, { description: "Number of the event." }) eventId: number,
    @Arg("code", () => String, { description: "The code; case, spaces and signs do not matter." }) code: string,
    @Ctx() { db, viewer, tokens, searchLimit, clientAddress }: Context,
  ): Promise<boolean> {
    await searchLimit.count(clientAddress);
    await enterGuestCode(db, { viewer, tokens, address: clientAddress }, eventId, code);
    return true;
  }
}
