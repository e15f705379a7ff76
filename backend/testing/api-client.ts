import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type DocumentNode, print } from "graphql";
import { z } from "zod";

export interface Refusal {
  code: string;
  status: number;
  message: string;
  /** Seconds. */
  retryAfter?: number | undefined;
}

const extensionsSchema = z.object({ code: z.string(), status: z.number(), retryAfter: z.number().optional() });
const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string(), extensions: extensionsSchema })).optional(),
});

/** Thrown by {@link ApiClient.execute}. */
export class ApiRefusal extends Error {
  readonly code: string;

  constructor({ code, message }: Refusal) {
    super(message);
    this.code = code;
  }
}

const texts = new WeakMap<DocumentNode, string>();

/** Cached, because tests send the same documents thousands of times. */
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

export class ApiClient {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #cookies: Map<string, string>;

  /** `cookies`: a jar shared with other clients. */
  constructor(url: string, headers: Record<string, string> = {}, cookies: Map<string, string> = new Map()) {
    this.#url = url;
    this.#headers = headers;
    this.#cookies = cookies;
  }

  get url(): string {
    return this.#url;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookie !== "") headers.set("Cookie", this.cookie);
    const response = await fetch(new URL(path, this.#url), { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keepCookie(line);
    return response;
  }

  /** @throws ApiRefusal */
  async execute<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
    const { data, errors } = await this.#ask(document, variables);
    const [error] = errors ?? [];
    if (error) throw new ApiRefusal({ ...error.extensions, message: error.message });
    return z.custom<Data>((value) => typeof value === "object" && value !== null).parse(data);
  }

  /** @throws Error when the operation is not refused */
  async refusal<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Refusal> {
    const { data, errors } = await this.#ask(document, variables);
    const [error] = errors ?? [];
    if (!error) throw new Error(`was not refused: ${JSON.stringify(data)}`);
    return { ...error.extensions, message: error.message };
  }

  async #ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) {
    const operation = JSON.stringify({ query: textOf(document), variables });
    const file = Object.entries(variables ?? {}).find(([, value]) => value instanceof File);
    const response = await this.fetch("/graphql", {
      method: "POST",
      headers: file ? { "Apollo-Require-Preflight": "true" } : { "Content-Type": "application/json" },
      body: file ? multipart(operation, file[0], file[1]) : operation,
    });
    return answerSchema.parse(await response.json());
  }

  #keepCookie(line: string): void {
    const [pair = ""] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (value === "" || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function multipart(operation: string, variable: string, file: unknown): FormData {
  if (!(file instanceof File)) throw new Error("not a file");
  const form = new FormData();
  form.set("operations", operation);
  form.set("map", JSON.stringify({ 0: [`variables.${variable}`] }));
  form.set("0", file);
  return form;
}
