import { z } from "zod";
import { inputOf, objectOf, ofType } from "../../lib/rule-fields.ts";
import { Helper, helperRole } from "../event-rights/helper.type.ts";
import { PublicEvent } from "../events/event.type.ts";

export const HelperLink = objectOf("HelperLink", "A link by which a helper joins, once.", {
  helper: ofType<Helper>(Helper).describe("Whose link it is."),
  url: z.string().describe("The whole URL. It cannot be read again: the server only stores a hash of its token."),
  expiresAt: z.date().describe("When the link stops working if it has not been used."),
});
export type HelperLink = InstanceType<typeof HelperLink>;

export const HelperSession = objectOf(
  "HelperSession",
  "Somebody who is here to help, and the event that they help with.",
  {
    helper: ofType<Helper>(Helper).describe("Who it is."),
    event: ofType<PublicEvent>(PublicEvent).describe("The event, as its guests see it."),
  },
);
export type HelperSession = InstanceType<typeof HelperSession>;

export const HelperInput = inputOf("HelperInput", "Somebody who helps with an event.", {
  name: z.string().describe("Name, from 2 to 100 characters. The history shows it."),
  role: helperRole.describe("What they may do."),
});
export type HelperInput = InstanceType<typeof HelperInput>;
