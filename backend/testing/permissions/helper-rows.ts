import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import {
  EndHelperDocument,
  EventHelpersDocument,
  InviteHelperDocument,
  RenewHelperLinkDocument,
  UpdateHelperDocument,
} from "../../../frontend/organizer/features/helpers/generated/helpers.ts";
import { JoinByLinkDocument } from "../../../frontend/organizer/features/helpers/generated/my-help.ts";
import { EventRetentionDocument, OwnHelpDocument } from "../generated/operations.ts";
import { joinAsHelper, makeHelper } from "../helper-calls.ts";
import { helperOf, withId } from "./belongings.ts";
import { always, callers, helpersRead, nowhereToDelete, organizersRead, ownersDecide } from "./expectations.ts";
import { type Asking, asking, decides, everybody, noVariables, type Row, rowsOf } from "./row.ts";
import type { World } from "./world.ts";

const input = { name: "Ida Kern", role: "DOOR" as const };

interface HelperChange {
  createdAt?: Date;
  linkExpiresAt?: Date;
  endedAt?: Date;
}

async function invited(world: World): Promise<{ eventId: number; id: number; token: string }> {
  const { eventId } = await world.subject("private");
  return { eventId, ...(await makeHelper(world.api, eventId, "door")) };
}

async function linkAfter(world: World, change: HelperChange): Promise<string> {
  const { id, token } = await invited(world);
  await world.api.db.prisma.helper.update({ where: { id }, data: change });
  return token;
}

/** Longer than anybody helps with an event without a day. */
const longAgo = () => new Date(Date.now() - 100 * 24 * 60 * 60 * 1000);

const foreignHelper = async (world: World) => helperOf(await world.foreign(), world);

export const helperRows: Record<string, Row> = {
  "Event.helpers": rowsOf(undefined, {
    ...organizersRead,
    helpers: ownersDecide.helpers,
    admin: { ...always("ok"), sample: "FORBIDDEN" },
  })(EventHelpersDocument, async (subject, world) => {
    await helperOf(subject, world);
    return { eventId: subject.eventId };
  }),
  "Query.myHelp": rowsOf("anybody", {
    ...callers("nobody", "nobody", "nobody"),
    helpers: { editor: "here", viewer: "here", door: "here", "helper elsewhere": "elsewhere" },
  })(OwnHelpDocument, noVariables, ({ myHelp }, { eventId }) => {
    if (!myHelp) return "nobody";
    return myHelp.event.id === eventId && myHelp.helper.eventId === eventId ? "here" : "elsewhere";
  }),
  "Mutation.inviteHelper": decides(InviteHelperDocument, ({ eventId }) => ({ eventId, input })),
  "Mutation.renewHelperLink": decides(RenewHelperLinkDocument, withId(helperOf)),
  "Mutation.updateHelper": decides(UpdateHelperDocument, async (subject, world) => ({
    ...{ eventId: subject.eventId, id: await helperOf(subject, world), input },
  })),
  "Mutation.endHelper": decides(EndHelperDocument, withId(helperOf)),
  "Mutation.joinByLink": {
    ...everybody("ok")(JoinByLinkDocument, async (_, world) => ({ token: (await invited(world)).token })),
    ownSession: true,
  },
};

const formerHelper = {
  rule: "organizers",
  expected: {
    ...callers("UNAUTHENTICATED", "UNAUTHENTICATED", "UNAUTHENTICATED"),
    helpers: { ...helpersRead("UNAUTHENTICATED"), door: "UNAUTHENTICATED", "helper elsewhere": "UNAUTHENTICATED" },
  },
} as const;

/** In the session of a former helper, whoever the caller is. */
function asFormerHelper(change: HelperChange): Asking {
  const { run, ...asked } = asking(EventRetentionDocument, ({ eventId }) => ({ id: eventId }));
  return {
    ...asked,
    async run(_, __, world) {
      const subject = await world.subject("private");
      const { id, client } = await joinAsHelper(world.api, subject.eventId, "editor");
      await world.api.db.prisma.helper.update({ where: { id }, data: change });
      return run(client, subject, world);
    },
  };
}

const refusedLink = (tokenOf: (world: World) => Promise<string>): Row => ({
  ...everybody("NOT_FOUND")(JoinByLinkDocument, async (_, world) => ({ token: await tokenOf(world) })),
  ownSession: true,
});

const nowhereToDecide = rowsOf("organizers", nowhereToDelete);

/** Helpers of another event, expired links and help, and what editors may not change. */
export const foreignHelperRows: Record<string, Row> = {
  "Mutation.renewHelperLink of another event": nowhereToDecide(RenewHelperLinkDocument, async ({ eventId }, world) => ({
    eventId,
    id: await foreignHelper(world),
  })),
  "Mutation.updateHelper of another event": nowhereToDecide(UpdateHelperDocument, async ({ eventId }, world) => ({
    ...{ eventId, id: await foreignHelper(world), input },
  })),
  "Mutation.endHelper of another event": nowhereToDecide(EndHelperDocument, async ({ eventId }, world) => ({
    eventId,
    id: await foreignHelper(world),
  })),
  "Mutation.joinByLink a second time": refusedLink(async (world) => {
    const { token } = await invited(world);
    await world.api.anonymous().execute(JoinByLinkDocument, { token });
    return token;
  }),
  "Mutation.joinByLink with an expired one": refusedLink((world) => linkAfter(world, { linkExpiresAt: new Date() })),
  "Mutation.joinByLink after the time to help": refusedLink((world) => linkAfter(world, { createdAt: longAgo() })),
  "Mutation.joinByLink after the help was ended": refusedLink(async (world) => {
    const { eventId, id, token } = await invited(world);
    await world.callers.admin.execute(EndHelperDocument, { eventId, id });
    return token;
  }),
  "Mutation.updateEvent of the day": decides(UpdateEventDocument, ({ eventId }) => ({
    id: eventId,
    input: { day: "2031-05-17" },
  })),
  "Query.event by somebody whose time to help is over": {
    ...formerHelper,
    ...asFormerHelper({ createdAt: longAgo() }),
  },
  "Query.event by somebody whose help was ended": { ...formerHelper, ...asFormerHelper({ endedAt: new Date() }) },
};
