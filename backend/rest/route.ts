import type { DomainError } from "../lib/domain-error.ts";

/** A GraphQL operation, and the part of its answer that is sent. */
export interface Question {
  /**
   * A GraphQL operation. The names of its variables determine their sources: `$input` is the JSON body, `$file` the file of a
   * multipart body, `$offset` and `$limit` advance page by page until the list ends. Others come from the path if it names
   * them, and otherwise from the query string. Fields have the names that callers know.
   */
  operation: string;
  /** Path from the data to the part that is sent. */
  answer: string;
}

/** One call of the REST API. */
export interface Route extends Question {
  method: "get" | "post" | "put" | "delete";
  path: string;
  /** What it does, for the description of the API. */
  summary: string;
  /** Status of an answer; 204 sends none. */
  status: 200 | 201 | 204;
  /** Whether anybody may call it; otherwise the caller must be signed in. */
  isOpen?: true;
  /** Whether its answer sets the seating pass, or depends on the caller's pass. */
  seatingPass?: "given" | "read";
  /** Runs when the operation is refused as 401, 403 or 404: what callers may see who do not manage the event. */
  otherwise?: Question;
  /** Entries of a list that are read at once, so that other requests have a turn after a few milliseconds; 500 if omitted. */
  pageSize?: number;
  /** Most bytes of the file that it receives; 5 MB if omitted. */
  maxFileBytes?: number;
  /** MIME type of the file sent as a download: GraphQL returns its name and its bytes in Base64. */
  download?: string;
  /** Whether browsers may keep the answer for their user: what is at this address never changes. */
  isKept?: true;
  /** The refusal when the answer is null. */
  missing?: DomainError;
  /** Refusals that follow from its rules, in addition to those that follow from its form. */
  refusals?: readonly number[];
  /** JSON sends refusals as {"message": …}, for the two calls whose callers expect it; the others send plain text. */
  refusalsAs?: "json";
}
