import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from "type-graphql";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import type { IncomingFile } from "./guest-file.service.ts";
import { GuestColumnInput, ImportMode } from "./guest-import.input.ts";
import { importGuestFile } from "./guest-import.service.ts";
import { GuestImport } from "./guest-import.type.ts";
import { previewGuestFile } from "./guest-preview.service.ts";
import { GuestFilePreview } from "./guest-preview.type.ts";
import { restoreGuestList } from "./guest-restore.service.ts";

const theEvent = { description: "Number of the event." };
const theFile = { description: "The file, by GraphQL multipart request." };
const theMode = { description: "How the file meets the list.", defaultValue: ImportMode.REPLACE };
const theMapping = {
  nullable: true,
  description:
    "What the columns of the file are. Left out, their headers say it; given, columns that it does not name are extra " +
    "columns.",
};

@Resolver()
export class GuestImportResolver {
  @Authorized()
  @Mutation(() => GuestFilePreview, {
    description: "Says what uploadGuestFile would do with a file, and writes nothing.",
  })
  async previewGuestFile(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("file", () => GraphQLUpload, theFile) file: Promise<IncomingFile>,
    @Arg("mode", () => ImportMode, theMode) mode: ImportMode,
    @Arg("mapping", () => [GuestColumnInput], theMapping) mapping: GuestColumnInput[] | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<GuestFilePreview> {
    return previewGuestFile(db, viewer, eventId, await file, { mode, mapping: mapping ?? null });
  }

  @Authorized()
  @Mutation(() => GuestImport, {
    description:
      "Imports a guest file, .csv, .xlsx or .xls, at most 5 MB: the whole of it, or nothing. The list as it was before is " +
      "kept. A file that made the list what it is now is answered as before, and not imported again.",
  })
  async uploadGuestFile(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("file", () => GraphQLUpload, theFile) file: Promise<IncomingFile>,
    @Arg("mode", () => ImportMode, theMode) mode: ImportMode,
    @Arg("mapping", () => [GuestColumnInput], theMapping) mapping: GuestColumnInput[] | null | undefined,
    @Arg("listVersion", () => Int, {
      nullable: true,
      description: "listVersion of the preview. When the list was changed since, the upload is refused as CONFLICT.",
    })
    listVersion: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<GuestImport> {
    return importGuestFile(db, viewer, eventId, await file, { mode, mapping: mapping ?? null }, listVersion ?? null);
  }

  @Authorized()
  @Mutation(() => Event, {
    description: "Puts the guest list back as it was before an import or a restore. This can be taken back likewise.",
  })
  restoreGuestList(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("historyEntryId", () => Int, {
      description: "Number of the history entry; one that has guestCountBefore.",
    })
    historyEntryId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return restoreGuestList(db, viewer, eventId, historyEntryId);
  }
}
