import { message } from "../../common/messages/message.ts";
import "reflect-metadata";
import { ArgsType, type ClassType, Field, Int } from "type-graphql";
import { DomainError } from "./domain-error.ts";
import { objectOf, ofType } from "./rule-fields.ts";

export const maxPageSize = 1000;

export interface Page {
  offset: number;
  limit: number;
}

/** Part of a list, and the length of the whole list. */
export interface ListPart<Entry> {
  nodes: Entry[] | Promise<Entry[]>;
  totalCount: number | Promise<number>;
}

/** The type of the graph for part of a list; `entries` names many of them. */
export const listPartOf = <Entry extends object>(name: string, entry: ClassType<Entry>, entries: string) =>
  objectOf(name, `A page of ${entries}.`, {
    nodes: ofType<Entry[] | Promise<Entry[]>>([entry]).describe(`The ${entries} of this page.`),
    totalCount: ofType<number | Promise<number>>(Int).describe(`Total number of ${entries} found.`),
  });

/** A list that counts only for callers who request it; `find` and `count` are called at most once. */
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

/** Arguments of every paged list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 0, description: "Number of entries to skip from the start of the list." })
  offset!: number;

  @Field(() => Int, { defaultValue: 20, description: `Maximum number of entries, up to ${maxPageSize}.` })
  limit!: number;
}

/** Arguments of every list with pages and search. */
@ArgsType()
export class SearchPageArgs extends PageArgs {
  @Field(() => String, {
    defaultValue: "",
    description: "Text that the entries contain, ignoring case.",
  })
  search!: string;
}

/** @throws DomainError BAD_INPUT for a negative offset, or a limit outside 1 to {@link maxPageSize} */
export function toPage({ offset, limit }: PageArgs): Page {
  if (offset < 0) throw new DomainError("BAD_INPUT", message("refusals.negativeOffset"));
  if (limit < 1 || limit > maxPageSize)
    throw new DomainError("BAD_INPUT", message("refusals.limitOutOfRange", { maximum: maxPageSize }));
  return { offset, limit };
}
