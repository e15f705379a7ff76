import { message } from "../../common/messages/message.ts";
import "reflect-metadata";
import { ArgsType, Field, Int } from "type-graphql";
import { DomainError } from "./domain-error.ts";

/** Most entries that one page of a list may hold. */
export const maxPageSize = 1000;

/** Which part of a list is asked for. */
export interface Page {
  /** Entries to pass over. */
  offset: number;
  /** Entries at most. */
  limit: number;
}

/** A part of a list, and how long the list is in all. */
export interface ListPart<Entry> {
  nodes: Entry[] | Promise<Entry[]>;
  totalCount: number | Promise<number>;
}

/**
 * A part of a list of which only what is looked at is read: a long list is not counted for those who do not ask.
 *
 * @param find reads the entries; called once at most.
 * @param count counts the whole list; called once at most.
 */
export function lazyListPart<Entry>(find: () => Promise<Entry[]>, count: () => Promise<number>): ListPart<Entry> {
  let nodes: Promise<Entry[]> | undefined;
  let totalCount: Promise<number> | undefined;
  return {
    get nodes() {
      nodes ??= find();
      return nodes;
    },
    get totalCount() {
      totalCount ??= count();
      return totalCount;
    },
  };
}

/** Arguments of every list that is paged. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 0, description: "Number of entries to skip from the start of the list." })
  offset!: number;

  @Field(() => Int, { defaultValue: 20, description: `Maximum number of entries, up to ${maxPageSize}.` })
  limit!: number;
}

/** Arguments of every list that is paged and searched. */
@ArgsType()
export class SearchPageArgs extends PageArgs {
  @Field(() => String, {
    defaultValue: "",
    description: "Text that the entries contain, ignoring case.",
  })
  search!: string;
}

/**
 * The page that the arguments ask for.
 *
 * @throws DomainError BAD_INPUT for a negative offset, or a limit outside 1 to {@link maxPageSize}.
 */
export function toPage({ offset, limit }: PageArgs): Page {
  if (offset < 0) throw new DomainError("BAD_INPUT", message("refusals.negativeOffset"));
  if (limit < 1 || limit > maxPageSize)
    throw new DomainError("BAD_INPUT", message("refusals.limitOutOfRange", { maximum: maxPageSize }));
  return { offset, limit };
}
