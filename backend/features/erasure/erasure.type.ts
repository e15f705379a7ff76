import { GraphQLJSONObject } from "graphql-scalars";
import { z } from "zod";
import { objectOf, ofType } from "../../lib/rule-fields.ts";

const GuestMention = objectOf("GuestMention", "A text that mentions a guest's name.", {
  where: z.string().describe("Where it is, in the caller's language."),
  text: z.string().describe("The text."),
});
export type GuestMention = InstanceType<typeof GuestMention>;

export const Erasure = objectOf(
  "Erasure",
  "What was removed when a guest was erased, and where the name may still be.",
  {
    filesDropped: z.int().describe("How many uploaded files were deleted: all of the event."),
    recordsChanged: z
      .int()
      .describe(
        "How many records, such as recorded changes, wishes, saved plans and the list imported last, the guest was removed from.",
      ),
    mentions: z
      .array(ofType<GuestMention>(GuestMention))
      .describe("Texts of the event that still mention the name; at most 100."),
    remains: z.array(z.string()).describe("Where the guest may still be found, in sentences in the caller's language."),
  },
);
export type Erasure = InstanceType<typeof Erasure>;

export const GuestRecord = objectOf("GuestRecord", "What an event holds about one guest.", {
  everything: ofType<Record<string, unknown>>(GraphQLJSONObject).describe(
    "The guest, with all of: formerNames, rows (of other tables, that are about them), changes (of their own row), entries " +
      "(of the history, that have the name) and mentions (texts that have the name). Uploaded files are not searched.",
  ),
});
export type GuestRecord = InstanceType<typeof GuestRecord>;
