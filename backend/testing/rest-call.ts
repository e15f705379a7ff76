import { z } from "zod";
import type { ApiClient } from "./api-client.ts";

export interface RestAnswer {
  status: number;
  /** Parsed if JSON, else text. */
  body: unknown;
  headers: Headers;
}

/** @throws Error for HTML, server errors and cacheable answers, except pictures that only the browser caches */
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

export async function getRest(client: ApiClient, path: string): Promise<unknown> {
  return (await callRest(client, "GET", path)).body;
}

export const idIn = (body: unknown) => z.object({ id: z.number() }).parse(body).id;

export const rowsIn = (body: unknown) => z.array(z.record(z.string(), z.unknown())).parse(body);

export const isoTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

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

export function fileForm(content: BlobPart, name = "guests.csv", type = "text/csv"): FormData {
  const form = new FormData();
  form.set("file", new File([content], name, { type }));
  return form;
}
