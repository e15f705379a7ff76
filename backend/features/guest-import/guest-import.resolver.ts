import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from "type-graphql";
import type { Language } from "../../../common/messages/language.ts";
import { formatAll } from "../../lib/domain-error.ts";
import { limited } from "../../lib/field-limits.ts";
import type { IncomingFile } from "../../lib/incoming-file.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/organizers.type.ts";
import {
  ConflictSide,
  GuestColumnInput,
  GuestConflictChoiceInput,
  GuestFileAnswerInput,
  ImportMode,
} from "./guest-import.input.ts";
import { importGuestFile, type UnsaidImport } from "./guest-import.service.ts";
import { GuestImport } from "./guest-import.type.ts";
import { previewGuestFile, type UnsaidPreview } from "./guest-preview.service.ts";
import { type GuestFileDecision, GuestFilePreview, type RememberedReading } from "./guest-preview.type.ts";
import { restoreGuestList } from "./guest-restore.service.ts";

const theEvent = { description: "Id of the event." };
const theFile = { description: "The file, sent as a GraphQL multipart request." };
const theMode = { description: "How the file is applied to the list.", defaultValue: ImportMode.REPLACE };
const theMapping = {
  nullable: true,
  description:
    "How to use the columns of the file. If omitted, their headers and contents decide; if given, columns it does not " +
    "name are extra columns, and a mapping without a table column imports everyone without a table.",
};

const theAnswers = {
  nullable: true,
  description:
    "Choices about how to read the file, instead of what was taken; see GuestFilePreview.decisions. If neither these nor a " +
    "mapping are given, what was chosen for the last file with the same sheets and headers is chosen again.",
};
const theConflicts = {
  description:
    "What an update takes where the file and the list changed the same differently, unless conflictChoices decides.",
  defaultValue: ConflictSide.LIST,
};
const theChoices = { nullable: true, description: "What an update takes in single conflicts of the preview." };

function saidRemarks(
  { rowErrors, notGuests, warnings }: Pick<UnsaidImport, "rowErrors" | "notGuests" | "warnings">,
  language: Language,
): Pick<GuestImport, "rowErrors" | "notGuests" | "warnings"> {
  const saidRows = (rows: UnsaidImport["rowErrors"]) =>
    rows.map(({ row, message }) => ({ row, message: language.say(message) }));
  return {
    rowErrors: saidRows(rowErrors),
    notGuests: saidRows(notGuests),
    warnings: warnings.map((warning) => language.say(warning)),
  };
}

function saidChoices({ mapping, answers }: NonNullable<UnsaidPreview["remembered"]>): RememberedReading {
  return { mapping: mapping && [...mapping], answers: [...answers] };
}

function saidDecision(
  { question, reason, options, ...decision }: UnsaidPreview["decisions"][number],
  language: Language,
): GuestFileDecision {
  return {
    ...decision,
    question: language.say(question),
    reason: language.say(reason),
    options: options.map(({ value, label }) => ({ value, label: language.say(label) })),
  };
}

@Resolver()
export class GuestImportResolver {
  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => GuestFilePreview, {
    description: "Shows what uploadGuestFile would do with a file, without writing anything.",
  })
  async previewGuestFile(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("file", () => GraphQLUpload, theFile) file: Promise<IncomingFile>,
    @Arg("mode", () => ImportMode, theMode) mode: ImportMode,
    @Arg("mapping", () => [GuestColumnInput], theMapping) mapping: GuestColumnInput[] | null | undefined,
    @Arg("answers", () => [GuestFileAnswerInput], theAnswers) answers: GuestFileAnswerInput[] | null | undefined,
    @Arg("conflicts", () => ConflictSide, theConflicts) others: ConflictSide,
    @Arg("conflictChoices", () => [GuestConflictChoiceInput], theChoices)
    choices: GuestConflictChoiceInput[] | null | undefined,
    @Ctx() { db, viewer, language }: Context,
  ): Promise<GuestFilePreview> {
    const preview = await previewGuestFile(db, viewer, eventId, await file, {
      mode,
      mapping: mapping ?? null,
      answers: answers ?? null,
      conflicts: { choices: choices ?? [], others },
    });
    const problem = preview.problem && formatAll(preview.problem, language);
    const columns = preview.columns.map((column) => ({
      ...column,
      reason: column.reason && language.say(column.reason),
    }));
    const decisions = preview.decisions.map((decision) => saidDecision(decision, language));
    const remembered = preview.remembered && saidChoices(preview.remembered);
    return { ...preview, ...saidRemarks(preview, language), columns, decisions, problem, remembered };
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
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
    @Arg("answers", () => [GuestFileAnswerInput], theAnswers) answers: GuestFileAnswerInput[] | null | undefined,
    @Arg("conflicts", () => ConflictSide, theConflicts) others: ConflictSide,
    @Arg("conflictChoices", () => [GuestConflictChoiceInput], theChoices)
    choices: GuestConflictChoiceInput[] | null | undefined,
    @Arg("listVersion", () => Int, {
      nullable: true,
      description: "listVersion of the preview. If the list has changed since, the upload is refused with CONFLICT.",
    })
    listVersion: number | null | undefined,
    @Ctx() { db, viewer, language }: Context,
  ): Promise<GuestImport> {
    const how = {
      mode,
      mapping: mapping ?? null,
      answers: answers ?? null,
      conflicts: { choices: choices ?? [], others },
    };
    const imported = await importGuestFile(db, viewer, eventId, await file, how, listVersion ?? null);
    return { ...imported, ...saidRemarks(imported, language) };
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
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
