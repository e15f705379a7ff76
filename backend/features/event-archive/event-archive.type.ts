import { Field, ObjectType } from "type-graphql";
import { Event } from "../events/event.type.ts";

@ObjectType({ description: "An event with all that belongs to it, as one file that another installation can import." })
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
      "Whether the event could not keep its link, which leads to another event here. Links and codes that were printed " +
      "do not lead to it.",
  })
  isLinkNew!: boolean;
}
