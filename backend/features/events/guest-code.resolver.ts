import { Arg, Ctx, Int, Mutation, Resolver } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { enterGuestCode } from "./guest-code.service.ts";

@Resolver()
export class GuestCodeResolver {
  @Mutation(() => Boolean, {
    description:
      "Enters the code of an event that asks guests for one. The response carries a note, as a cookie and as the header " +
      "Guest-Code-Note, with which the caller can search the event for 12 hours, or until its code is changed. Returns true.",
  })
  async enterGuestCode(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("code", () => String, { description: "The code; case, spaces and punctuation do not matter." }) code: string,
    @Ctx() { db, viewer, tokens, noteRemembered, searchLimit, clientAddress }: Context,
  ): Promise<boolean> {
    await searchLimit.count(clientAddress);
    await enterGuestCode(db, { viewer, tokens, noteRemembered, address: clientAddress }, eventId, code);
    return true;
  }
}
