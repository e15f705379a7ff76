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

const theEvent = { description: "Id of the event." };
const theFile = { description: "The file, sent as a GraphQL multipart request." };
const theMode = { description: "How the file is applied to the list.", defaultValue: ImportMode.REPLACE };
const theMapping = {
  nullable: true,
  description:
    "How to use the columns of the file. If omitted, their headers decide; if given, columns it does not name are extra " +
    "columns.",
};

@Resolver()
export class GuestImportResolver {
  @Authorized()
  @Mutation(() => GuestFilePreview, {
    description: "Shows what uploadGuestFile would do with a file, without writing anything.",
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
      "Imports a guest file, .csv, .xlsx or .xls, at most 5 MB: all of it, or nothing. The list before the import is " +
      "kept. Uploading the file that the current list came from returns the same result without importing it again.",
  })
  async uploadGuestFile(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("file", () => GraphQLUpload, theFile) file: Promise<IncomingFile>,
    @Arg("mode", () => ImportMode, theMode) mode: ImportMode,
    @Arg("mapping", () => [GuestColumnInput], theMapping) mapping: GuestColumnInput[] | null | undefined,
    @Arg("listVersion", () => Int, {
      nullable: true,
      description: "listVersion of the preview. If the list has changed since, the upload is refused with CONFLICT.",
    })
    listVersion: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<GuestImport> {
    return importGuestFile(db, viewer, eventId, await file, { mode, mapping: mapping ?? null }, listVersion ?? null);
  }

  @Authorized()
  @Mutation(() => Event, {
    description: "Restores the guest list as it was before an import or a restore. This can be undone in the same way.",
  })
  restoreGuestList(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("historyEntryId", () => Int, {
      description: "Id of a history entry that has guestCountBefore.",
    })
    historyEntryId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return restoreGuestList(db, viewer, eventId, historyEntryId);
  }
}
