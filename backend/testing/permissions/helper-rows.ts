import {
  EndHelperDocument,
  HelpersDocument,
  InviteHelperDocument,
  JoinByLinkDocument,
  MyHelpDocument,
  RenewHelperLinkDocument,
  UpdateHelperDocument,
} from "../generated/operations.ts";
import { makeHelper } from "../helper-calls.ts";
import { always, anybody, callers, nowhereToDelete, organisersRead, ownersDecide } from "./expectations.ts";
import { asking, type Row } from "./row.ts";
import type { Subject, World } from "./world.ts";

const input = { name: "Ida Kern", role: "DOOR" as const };

const helperOf = async ({ eventId }: Subject, { api }: World) => (await makeHelper(api, eventId, "viewer")).id;

const foreignHelper = async (world: World) => helperOf(await world.subject("public"), world);

/** One row for each operation on helpers. */
export const helperRows: Record<string, Row> = {
  "Event.helpers": {
    rule: undefined,
    expected: {
      ...organisersRead,
      helpers: ownersDecide.helpers,
      admin: { ...always("ok"), sample: "FORBIDDEN" },
    },
    ...asking(HelpersDocument, async (subject, world) => {
      await helperOf(subject, world);
      return { eventId: subject.eventId };
    }),
  },
  "Query.myHelp": {
    rule: "anybody",
    expected: {
      ...callers("nobody", "nobody", "nobody"),
      helpers: { editor: "here", viewer: "here", door: "here", "helper elsewhere": "elsewhere" },
    },
    ...asking(
      MyHelpDocument,
      () => ({}),
      ({ myHelp }, { eventId }) => {
        if (!myHelp) return "nobody";
        return myHelp.event.id === eventId && myHelp.helper.eventId === eventId ? "here" : "elsewhere";
      },
    ),
  },
  "Mutation.inviteHelper": {
    rule: "organizers",
    expected: ownersDecide,
    ...asking(InviteHelperDocument, ({ eventId }) => ({ eventId, input })),
  },
  "Mutation.renewHelperLink": {
    rule: "organizers",
    expected: ownersDecide,
    ...asking(RenewHelperLinkDocument, async (subject, world) => ({
      eventId: subject.eventId,
      id: await helperOf(subject, world),
    })),
  },
  "Mutation.updateHelper": {
    rule: "organizers",
    expected: ownersDecide,
    ...asking(UpdateHelperDocument, async (subject, world) => ({
      eventId: subject.eventId,
      id: await helperOf(subject, world),
      input,
    })),
  },
  "Mutation.endHelper": {
    rule: "organizers",
    expected: ownersDecide,
    ...asking(EndHelperDocument, async (subject, world) => ({
      eventId: subject.eventId,
      id: await helperOf(subject, world),
    })),
  },
  "Mutation.joinByLink": {
    rule: "anybody",
    expected: anybody,
    ownSession: true,
    ...asking(JoinByLinkDocument, async (subject, world) => ({
      token: (await makeHelper(world.api, subject.eventId, "door")).token,
    })),
  },
};

/** Further rows, for helpers of another event than the one that is named, and for links that were used. */
export const foreignHelperRows: Record<string, Row> = {
  "Mutation.renewHelperLink of another event": {
    rule: "organizers",
    expected: nowhereToDelete,
    ...asking(RenewHelperLinkDocument, async ({ eventId }, world) => ({ eventId, id: await foreignHelper(world) })),
  },
  "Mutation.updateHelper of another event": {
    rule: "organizers",
    expected: nowhereToDelete,
    ...asking(UpdateHelperDocument, async ({ eventId }, world) => ({ eventId, id: await foreignHelper(world), input })),
  },
  "Mutation.endHelper of another event": {
    rule: "organizers",
    expected: nowhereToDelete,
    ...asking(EndHelperDocument, async ({ eventId }, world) => ({ eventId, id: await foreignHelper(world) })),
  },
  "Mutation.joinByLink a second time": {
    rule: "anybody",
    expected: callers("NOT_FOUND", "NOT_FOUND", "NOT_FOUND"),
    ownSession: true,
    ...asking(JoinByLinkDocument, async (subject, world) => {
      const { token } = await makeHelper(world.api, subject.eventId, "door");
      await world.api.anonymous().execute(JoinByLinkDocument, { token });
      return { token };
    }),
  },
};
