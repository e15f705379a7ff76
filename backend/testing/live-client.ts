import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { z } from "zod";
import { type ApiClient, ApiRefusal } from "./api-client.ts";

const errorSchema = z.object({ message: z.string(), extensions: z.object({ code: z.string(), status: z.number() }) });

export interface Live<Data> {
  /** Undefined once it has ended. @throws ApiRefusal */
  next(): Promise<Data | undefined>;
  close(): Promise<void>;
}

function refusalOf(error: unknown): unknown {
  const parsed = errorSchema.safeParse(error);
  return parsed.success ? new ApiRefusal({ ...parsed.data.extensions, message: parsed.data.message }) : error;
}

/** `retries`: how often a lost socket is opened again. */
export function subscribe<Data, Variables extends Record<string, unknown>>(
  caller: ApiClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  retries = 0,
): Live<Data> {
  const { url, cookie, headers } = caller;
  class SocketOfCaller extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { ...headers, Cookie: cookie } });
    }
  }
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: SocketOfCaller,
    retryAttempts: retries,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
  });
  const answers = client.iterate<Data>({ query: print(document), variables });
  return {
    async next() {
      const { value, done } = await answers.next().catch((errors: unknown) => {
        throw Array.isArray(errors) ? refusalOf(errors[0]) : errors;
      });
      if (done) return undefined;
      if (value.errors) throw refusalOf(value.errors[0]);
      return value.data ?? undefined;
    },
    async close() {
      await answers.return?.();
      await client.dispose();
    },
  };
}

/** @throws ApiRefusal */
export async function firstLive<Data, Variables extends Record<string, unknown>>(
  caller: ApiClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const live = subscribe(caller, document, variables);
  try {
    const first = await live.next();
    if (first === undefined) throw new Error("The subscription ended without an answer.");
    return first;
  } finally {
    await live.close();
  }
}
