import type { DomainError } from "../lib/domain-error.ts";

/** A question to the graph, and which part of its answer is sent. */
export interface Question {
  /**
   * An operation of the graph. Where its variables come from, their names say: `$input` is the JSON body, `$file` the
   * file of a multipart body, `$offset` and `$limit` are filled in page by page until the list ends; of the others, those
   * that the path names come from there, and the rest from the query string. Fields have the names that callers know.
   */
  operation: string;
  /** Way from the data to what is sent. */
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
  /** Whether anybody may call it; otherwise one must be signed in. */
  isOpen?: true;
  /** Asked by hundreds at once, so it is answered without running the operation. */
  isGuestSearch?: true;
  /** Whether its answer carries the seating pass, or it is answered by what the caller's pass says. */
  seatingPass?: "given" | "read";
  /** Asked where the operation is refused as 401 or 404: what those may see who do not look after the event. */
  otherwise?: Question;
  /** Of a list, how many entries are asked for at once, where an operation may not ask for a page of the largest size. */
  pageSize?: number;
  /** Type of the file that is answered as a download: the graph answers its name and its bytes in Base64. */
  download?: string;
  /** The refusal when the answer is null. */
  missing?: DomainError;
  /** Refusals that follow from its rules, besides those that follow from its form. */
  refusals?: readonly number[];
  /** JSON sends refusals as {"message": …}, for the two calls whose callers read it; the others send plain text. */
  refusalsAs?: "json";
}
