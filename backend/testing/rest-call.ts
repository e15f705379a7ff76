import type { ApiClient } from "./api-client.ts";

/** What the REST API answered. */
export interface RestAnswer {
  status: number;
  /** Parsed when it is JSON, otherwise its text. */
  body: unknown;
  headers: Headers;
}

/**
 * Calls the REST API.
 *
 * @param body sent as JSON; a FormData as it is; undefined sends none.
 * @throws Error when the answer breaks what every answer of the API keeps: no page of HTML, no server error, no copy, but
 *   of pictures by the caller's own browser.
 */
export async function callRest(
  client: ApiClient,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const isForm = body instanceof FormData;
  const response = await client.fetch(path, {
    method,
    headers: { ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }), ...headers },
    body: isForm || body === undefined ? (body ?? null) : JSON.stringify(body),
  });
  return readAnswer(response);
}

/** Calls the REST API with a body as it stands; otherwise as {@link callRest}. */
export async function callRestWith(
  client: ApiClient,
  method: string,
  path: string,
  text: string,
  headers: Record<string, string>,
): Promise<RestAnswer> {
  return readAnswer(await client.fetch(path, { method, headers, body: text }));
}

async function readAnswer(response: Response): Promise<RestAnswer> {
  const { status, headers } = response;
  const text = await response.text();
  const type = headers.get("Content-Type")?.split(";")[0];
  const kept = headers.get("Cache-Control");
  const isUncopied = kept === "no-store" || (type === "image/jpeg" && kept?.startsWith("private,"));
  const isFine = status < 500 && isUncopied && type !== "text/html";
  if (!isFine) throw new Error(`${response.url} answered ${status} ${type}: ${text}`);
  return { status, headers, body: type === "application/json" && text !== "" ? JSON.parse(text) : text };
}

/** A form with a file in the field that the upload reads. */
export function fileForm(content: BlobPart, name = "guests.csv", type = "text/csv"): FormData {
  const form = new FormData();
  form.set("file", new File([content], name, { type }));
  return form;
}
