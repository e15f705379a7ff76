import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { Arg, Args, ArgsType, Authorized, Ctx, Field, Int, Mutation, ObjectType, Resolver } from "type-graphql";
import { message } from "../../../common/messages/message.ts";
import { DomainError, formatAll } from "../../lib/domain-error.ts";
import { limited } from "../../lib/field-limits.ts";
import type { IncomingFile } from "../../lib/incoming-file.ts";
import { translated } from "../../lib/message-schema.ts";
import { addRuleFields, inputTypeOf, objectTypeOf } from "../../lib/rule-fields.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import type { ChosenFile } from "./guest-file.service.ts";
import { importGuestFile } from "./guest-import.service.ts";
import { previewGuestFile } from "./guest-preview.service.ts";
import { type GuestFilePreview, guestFilePreview, guestImport, importChoices, sampleQuery } from "./guest-preview.ts";
import type { ReadingChoices } from "./list/model/guest-list.ts";

/** @throws DomainError BAD_INPUT unless there is either a file or a token */
async function fileOf({ file, fileToken }: GuestFileArgs): Promise<ChosenFile> {
  if (file && !fileToken) return file;
  if (fileToken && !file) return { token: fileToken };
  throw new DomainError("BAD_INPUT", message("reading.oneFile"));
}

function queryOf(sample: unknown): ReadingChoices["sample"] {
  if (sample === null || sample === undefined) return undefined;
  const { sheet, fromRow, fromColumn } = sampleQuery.parse(sample);
  return { sheet: sheet ?? undefined, fromRow: Math.max(0, fromRow), fromColumn: Math.max(0, fromColumn) };
}

@Resolver()
export class GuestImportResolver {
  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => guestFilePreviewType, {
    description: "Shows what uploadGuestFile would do with a file, without changing the list.",
  })
  async previewGuestFile(
    @Args(() => GuestFileArgs) args: GuestFileArgs,
    @Arg("sample", () => guestFileSampleInput, {
      nullable: true,
      description: "Which part of which sheet to return in rows.",
    })
    sample: unknown,
    @Ctx() { db, viewer, language }: Context,
  ): Promise<GuestFilePreview> {
    const choices = importChoices.parse(args);
    const preview = await previewGuestFile(db, viewer, args.eventId, await fileOf(args), choices, queryOf(sample));
    const problem = preview.problem && formatAll(preview.problem, language);
    return guestFilePreview.parse(translated({ ...preview, problem }, language));
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => GuestImport, {
    description:
      "Imports a guest file, a workbook, text or web page of at most 5 MB: all of it, or nothing. What can be read in more " +
      "than one way is decided as in a preview, and told in decisions. undoChange brings back the list before it. Uploading the " +
      "file that the current list came from returns the same result without importing it again.",
  })
  async uploadGuestFile(
    @Args(() => GuestFileArgs) args: GuestFileArgs,
    @Arg("listVersion", () => Int, {
      nullable: true,
      description: "listVersion of the preview. If the list has changed since, the upload is refused with CONFLICT.",
    })
    listVersion: number | null | undefined,
    @Ctx() { db, viewer, language }: Context,
  ): Promise<GuestImport> {
    const choices = importChoices.parse(args);
    const { event, ...report } = await importGuestFile(
      db,
      viewer,
      args.eventId,
      await fileOf(args),
      choices,
      listVersion ?? null,
    );
    return { event, ...guestImport.parse(translated(report, language)) };
  }
}

// The fields are those of the schemas in guest-preview.ts.

const guestFilePreviewType = objectTypeOf(guestFilePreview);
const guestFileSampleInput = inputTypeOf(sampleQuery);

@ObjectType({ description: "Result of importing a guest file.", simpleResolvers: true })
class GuestImport {
  @Field(() => Event, { description: "The event, with its new guest list." })
  event!: Event;
}
addRuleFields(GuestImport, guestImport, "output");

@ArgsType()
class GuestFileArgs {
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
