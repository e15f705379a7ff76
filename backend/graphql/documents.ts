import { createHash } from "node:crypto";
import { type DocumentNode, type GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../features/users/context.type.ts";

/** Ours have 600 at most, and introspection 200. */
const maxTokens = 1000;
export const parseOptions = { maxTokens };
export const validationOptions = { maxErrors: 5 };

/** Approximate, in bytes. */
const maxBytesKept = 32 * 1024 * 1024;
const bytesOf = ({ loc }: DocumentNode) => 500 + 100 * (loc?.source.body.length ?? 0);

/** Valid documents, each of which is parsed and validated once. Apollo Server's store. */
export class Documents {
  readonly #valid = new LRUCache<string, DocumentNode>({ maxSize: maxBytesKept, sizeCalculation: bytesOf });

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#valid.get(hashIn(key));
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.#valid.set(hashIn(key), document);
  }

  async delete(key: string): Promise<boolean> {
    return this.#valid.delete(hashIn(key));
  }

  /** Counts a stranger's document unless it is known to be valid. @throws DomainError RATE_LIMITED */
  async admit(text: string, { viewer, documentLimit, clientAddress }: Context): Promise<void> {
    if (viewer.kind === "anonymous" && !this.#valid.has(hashOf(text))) await documentLimit.count(clientAddress);
  }

  /** For what Apollo Server does not run. @throws GraphQLError for a syntax error */
  read(schema: GraphQLSchema, text: string): DocumentNode | readonly GraphQLError[] {
    const known = this.#valid.get(hashOf(text));
    if (known) return known;
    const document = parse(text, parseOptions);
    const errors = validate(schema, document, specifiedRules, validationOptions);
    if (errors.length > 0) return errors;
    this.#valid.set(hashOf(text), document);
    return document;
  }
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

// Apollo Server puts a hash of the schema and a colon before the document's hash.
const hashIn = (key: string) => key.slice(key.lastIndexOf(":") + 1);
