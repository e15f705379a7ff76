import { Arg, Args, Authorized, Ctx, Int, Mutation, Resolver } from "type-graphql";
import type { Language } from "../../../common/messages/language.ts";
import { message } from "../../../common/messages/message.ts";
import { DomainError, formatAll } from "../../lib/domain-error.ts";
import { limited } from "../../lib/field-limits.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/organizers.type.ts";
import type { ChosenFile } from "./guest-file.service.ts";
import {
  GuestFileArgs,
  type GuestFileCellInput,
  GuestFileSampleInput,
  type PointedGuestInput,
} from "./guest-import.input.ts";
import { type ImportChoices, importGuestFile, type UnsaidImport } from "./guest-import.service.ts";
import { GuestImport, type RowError } from "./guest-import.type.ts";
import { previewGuestFile, type UnsaidPreview } from "./guest-preview.service.ts";
import { type GuestFileDecision, GuestFilePreview, type RememberedReading } from "./guest-preview.type.ts";
import { restoreGuestList } from "./guest-restore.service.ts";

function choicesOf(args: GuestFileArgs): ImportChoices {
  const { mode, mapping, answers, rowsTakenIn, pointed, conflicts, conflictChoices } = args;
  return {
    mode,
    mapping: mapping ?? null,
    answers: answers ?? null,
    rowsTakenIn: rowsTakenIn ?? [],
    pointed: pointed ? pointedBy(pointed) : null,
    conflicts: { choices: conflictChoices ?? [], others: conflicts },
  };
}

function pointedBy({ sheet, name, lastName, table }: PointedGuestInput): ImportChoices["pointed"] {
  const place = ({ row, column }: GuestFileCellInput) => ({ row, column });
  return { sheet, name: place(name), lastName: lastName ? place(lastName) : null, table: table ? place(table) : null };
}

function queryOf({ sheet, fromRow, fromColumn }: GuestFileSampleInput) {
  return { sheet: sheet ?? undefined, fromRow: Math.max(0, fromRow), fromColumn: Math.max(0, fromColumn) };
}

/** @throws DomainError BAD_INPUT unless there is either a file or a token */
async function fileOf({ file, fileToken }: GuestFileArgs): Promise<ChosenFile> {
  if (file && !fileToken) return file;
  if (fileToken && !file) return { token: fileToken };
  throw new DomainError("BAD_INPUT", message("reading.oneFile"));
}

function saidRow({ row, message, names }: UnsaidImport["rowErrors"][number], language: Language): RowError {
  return { row, message: language.say(message), names: [...names] };
}

function saidRemarks(
  { rowErrors, notGuests, warnings }: Pick<UnsaidImport, "rowErrors" | "notGuests" | "warnings">,
  language: Language,
): Pick<GuestImport, "rowErrors" | "notGuests" | "warnings"> {
  const saidRows = (rows: UnsaidImport["rowErrors"]) => rows.map((row) => saidRow(row, language));
  return {
    rowErrors: saidRows(rowErrors),
    notGuests: saidRows(notGuests),
    warnings: warnings.map((warning) => language.say(warning)),
  };
}

function saidChoices({ mapping, answers, pointed }: NonNullable<UnsaidPreview["remembered"]>): RememberedReading {
  return { mapping: mapping && [...mapping], answers: [...answers], pointed };
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
    description: "Shows what uploadGuestFile would do with a file, without changing the list.",
  })
  async previewGuestFile(
    @Args(() => GuestFileArgs) args: GuestFileArgs,
    @Arg("sample", () => GuestFileSampleInput, {
      nullable: true,
      description: "Which part of which sheet to return in rows.",
    })
    sample: GuestFileSampleInput | null | undefined,
    @Ctx() { db, viewer, language }: Context,
  ): Promise<GuestFilePreview> {
    const file = await fileOf(args);
    const preview = await previewGuestFile(
      db,
      viewer,
      args.eventId,
      file,
      choicesOf(args),
      sample ? queryOf(sample) : undefined,
    );
    const problem = preview.problem && formatAll(preview.problem, language);
    const columns = preview.columns.map((column) => ({
      ...column,
      reason: column.reason && language.say(column.reason),
    }));
    const decisions = preview.decisions.map((decision) => saidDecision(decision, language));
    const remembered = preview.remembered && saidChoices(preview.remembered);
    const takenIn = preview.takenIn.map((row) => ({ ...saidRow(row, language), isOther: row.isOther }));
    return { ...preview, ...saidRemarks(preview, language), takenIn, columns, decisions, problem, remembered };
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => GuestImport, {
    description:
      "Imports a guest file, a workbook, text or web page of at most 5 MB: all of it, or nothing. The list before the " +
      "import is kept. Uploading the file that the current list came from returns the same result without importing it " +
      "again.",
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
    const file = await fileOf(args);
    const imported = await importGuestFile(db, viewer, args.eventId, file, choicesOf(args), listVersion ?? null);
    return { ...imported, ...saidRemarks(imported, language) };
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => Event, {
    description: "Restores the guest list as it was before an import or a restore. This can be undone in the same way.",
  })
  restoreGuestList(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("historyEntryId", () => Int, {
      description: "Id of a history entry that has guestCountBefore.",
    })
    historyEntryId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return restoreGuestList(db, viewer, eventId, historyEntryId);
  }
}
