import type { DomainError } from "../lib/domain-error.ts";

/** A GraphQL operation, and the part of its answer that is sent. */
export interface Question {
  /**
   * `$input` is the JSON body, or its fields are the variables that `bodyFields` names; `$file` is a multipart file; `$offset` and `$limit` page through a list.
   * Other variables come from the path if it names them, and otherwise from the query string.
   */
  operation: string;
  /** Path from the data to the part that is sent. */
  answer: string;
}

/** One call of the REST API. */
export interface Route extends Question {
  method: "get" | "post" | "put" | "delete";
  path: string;
  summary: string;
  /** 204 sends no answer. */
  status: 200 | 201 | 204;
  /** Variables that are fields of the JSON body. */
  bodyFields?: readonly string[];
  /** Whether anybody may call it; otherwise the caller must be signed in. */
  isOpen?: true;
  /** Whether its answer sets the seating pass, or depends on the caller's pass. */
  seatingPass?: "given" | "read";
  /** Runs after a refusal as 401, 403 or 404: what callers may see who do not manage the event. */
  otherwise?: Question;
  /** Entries of a list read at once, so that other requests have a turn in between; 500 if omitted. */
  pageSize?: number;
  /** 5 MB if omitted. */
  maxFileBytes?: number;
  /** MIME type of a file: GraphQL returns its name and its bytes in Base64. */
  download?: string;
  /** Whether browsers may keep the answer for their user, as it never changes. */
  isKept?: true;
  /** When the answer is null. */
  missing?: DomainError;
  /** In addition to those that follow from its form. */
  refusals?: readonly number[];
  /** As {"message": …}, for the two calls whose callers expect it; the others send plain text. */
  refusalsAs?: "json";
}
