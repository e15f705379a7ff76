import { ArgsType, Field, registerEnumType } from "type-graphql";
import { type HistoryAuthorKey, historyAuthorFrom } from "../../../common/history-author.ts";
import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { PageArgs } from "../../lib/page.ts";
import type { HistoryEvent } from "./history-entry.type.ts";

export const HistoryKind = {
  GUESTS: "guests",
  TABLES: "tables",
  WISHES: "wishes",
  EVENT: "event",
  IMPORTS: "imports",
  HELPERS: "helpers",
  DOOR: "door",
  UNDO: "undo",
} as const;
export type HistoryKind = (typeof HistoryKind)[keyof typeof HistoryKind];

registerEnumType(HistoryKind, {
  name: "HistoryKind",
  description: "What an entry of the history is about, by its action.",
  valuesConfig: {
    GUESTS: { description: "Guests and where they sit: update_guests, erase_guest and remove_guests." },
    TABLES: { description: "Tables and the floor plan: update_tables and update_floor_plan." },
    WISHES: { description: "Wishes about the seating plan: update_wishes." },
    EVENT: { description: "The event itself: create, update and set_retention." },
    IMPORTS: { description: "Whole guest lists: upload_file and restore_guests." },
    HELPERS: { description: "Helpers: invite_helper, renew_helper_link, update_helper and end_helper." },
    DOOR: { description: "What was recorded at the door: door." },
    UNDO: { description: "Undo and redo of any change: undo." },
  },
});

const kindOfAction: Record<HistoryEvent["action"], HistoryKind> = {
  create: HistoryKind.EVENT,
  update: HistoryKind.EVENT,
  set_retention: HistoryKind.EVENT,
  update_guests: HistoryKind.GUESTS,
  erase_guest: HistoryKind.GUESTS,
  remove_guests: HistoryKind.GUESTS,
  update_tables: HistoryKind.TABLES,
  update_floor_plan: HistoryKind.TABLES,
  update_wishes: HistoryKind.WISHES,
  upload_file: HistoryKind.IMPORTS,
  restore_guests: HistoryKind.IMPORTS,
  invite_helper: HistoryKind.HELPERS,
  renew_helper_link: HistoryKind.HELPERS,
  update_helper: HistoryKind.HELPERS,
  end_helper: HistoryKind.HELPERS,
  door: HistoryKind.DOOR,
  undo: HistoryKind.UNDO,
};

/** Which entries of a history; undefined for all. */
export interface HistoryFilter {
  actions: string[] | undefined;
  author: HistoryAuthorKey | undefined;
}

@ArgsType()
export class HistoryArgs extends PageArgs {
  @Field(() => HistoryKind, { nullable: true, description: "Only entries of this kind." })
  kind?: HistoryKind | null;

  @Field(() => String, {
    nullable: true,
    description: "Only what this author did: an id from historyAuthors. Nothing for somebody else.",
  })
  authorId?: string | null;
}

const actionsOf = (kind: HistoryKind) =>
  Object.entries(kindOfAction).flatMap(([action, itsKind]) => (itsKind === kind ? [action] : []));

/** @throws DomainError BAD_INPUT for an author's id in another form */
export function toHistoryFilter({ kind, authorId }: HistoryArgs): HistoryFilter {
  return { actions: kind ? actionsOf(kind) : undefined, author: toAuthor(authorId ?? undefined) };
}

function toAuthor(authorId: string | undefined): HistoryAuthorKey | undefined {
  const author = authorId === undefined ? undefined : historyAuthorFrom(authorId);
  if (authorId !== undefined && !author) {
    throw new DomainError("BAD_INPUT", message("rules.invalid", { field: "authorId" }));
  }
  return author;
}
