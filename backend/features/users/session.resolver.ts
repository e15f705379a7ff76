import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "./context.type.ts";
import { endOtherSessions, endSession, endSessionsOf, getSessions } from "./session.service.ts";
import { Session } from "./session.type.ts";
import { requireUser } from "./user.service.ts";
import { Role } from "./user.type.ts";

@Resolver(() => Session)
export class SessionResolver {
  @Authorized()
  @Query(() => [Session], { description: "Where the caller is signed in, the last used first." })
  sessions(@Ctx() { db, viewer, session }: Context): Promise<Session[]> {
    return getSessions(db, requireUser(viewer), session);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: "Ends one of the caller's sessions; with the current one, signs out. Returns true.",
  })
  async endSession(
    @Arg("id", () => String, { description: "Id of the session." }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await endSession(context, requireUser(context.viewer), id);
    return true;
  }

  @Authorized()
  @Mutation(() => Int, { description: "Ends all of the caller's sessions but the current one. Returns how many." })
  endOtherSessions(@Ctx() context: Context): Promise<number> {
    return endOtherSessions(context, requireUser(context.viewer));
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Int, { description: "Ends all sessions of a user. Returns how many." })
  endSessionsOf(
    @Arg("userId", () => Int, { description: "Id of the user." }) userId: number,
    @Ctx() context: Context,
  ): Promise<number> {
    return endSessionsOf(context, requireUser(context.viewer), userId);
  }
}
