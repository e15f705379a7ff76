import { z } from "zod";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import { Event } from "../events/event.type.ts";

export const EventArchive = objectOf(
  "EventArchive",
  "An event as it is, as one file that another installation can import.",
  {
    filename: z.string().describe("File name: the event's name with the extension zip."),
    content: z.string().describe("Content, in Base64."),
  },
);
export type EventArchive = InstanceType<typeof EventArchive>;

export const EventArchiveImport = objectOf("EventArchiveImport", "An event that was imported from an archive.", {
  event: ofType<Event>(Event).describe("The event."),
  isLinkNew: z
    .boolean()
    .describe(
      "Whether the event has another link than before. Only an administrator's import keeps a link, if no event here ever had " +
        "it. Links and codes that were printed do not lead to an event with a new one.",
    ),
});
export type EventArchiveImport = InstanceType<typeof EventArchiveImport>;
