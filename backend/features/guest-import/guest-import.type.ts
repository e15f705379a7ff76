import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import type { IncomingFile } from "../../lib/incoming-file.ts";
import { addRuleFields, inputTypeOf, objectTypeOf } from "../../lib/rule-fields.ts";
import { Event } from "../events/event.type.ts";
import { guestFilePreview, guestImport, importChoices, sampleQuery } from "./guest-preview.ts";

// The fields are those of the schemas in guest-preview.ts.

export const guestFilePreviewType = objectTypeOf(guestFilePreview);
export const guestFileSampleInput = inputTypeOf(sampleQuery);

@ObjectType({ description: "Result of importing a guest file." })
export class GuestImport {
  @Field(() => Event, { description: "The event, with its new guest list." })
  event!: Event;
}
addRuleFields(GuestImport, guestImport, "output");

@ArgsType()
export class GuestFileArgs {
  @Field(() => Int, { description: "Id of the event." })
  eventId!: number;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: "The file, sent as a GraphQL multipart request; either this or fileToken.",
  })
  file?: Promise<IncomingFile> | null;

  @Field(() => String, { nullable: true, description: "fileToken of a preview, instead of the file." })
  fileToken?: string | null;
}
addRuleFields(GuestFileArgs, importChoices);
