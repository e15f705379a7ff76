import { Field, ObjectType } from "type-graphql";
import { Event } from "../events/event.type.ts";

@ObjectType({ description: "An event as it is, as one file that another installation can import." })
export class EventArchive {
  @Field(() => String, { description: "File name: the event's name with the extension zip." })
  filename!: string;

  @Field(() => String, { description: "Content, in Base64." })
  content!: string;
}

@ObjectType({ description: "An event that was imported from an archive." })
export class EventArchiveImport {
  @Field(() => Event, { description: "The event." })
  event!: Event;

  @Field(() => Boolean, {
    description:
      "Whether the event has another link than before. Only an administrator's import keeps a link, if no event here ever had " +
      "it. Links and codes that were printed do not lead to an event with a new one.",
  })
  isLinkNew!: boolean;
}
