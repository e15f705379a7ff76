import { createHash } from "node:crypto";
import type { ApolloServerOptions } from "@apollo/server";
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { LRUCache } from "lru-cache";
import { declareLimit, formatCount } from "../lib/declared-limits.ts";
import { limitShape } from "./document-shape.ts";

const maxTokens = 2000;
const maxErrors = 5;

declareLimit({
  what: "Requests: tokens of a document",
  counts: "each text, once",
  limit: formatCount(maxTokens),
  beyond: "400",
});

/** Approximate, in bytes, for all cached verdicts. */
const maxBytesKept = 32 * 1024 * 1024;
const bytesPerLetterOfDocument = 100;
const bytesPerLetterOfRefusal = 2;
const bytesPerVerdict = 500;

/** The verdict on a document: it can run, or what is wrong with it. */
export type Verdict =
  | { kind: "sound"; document: DocumentNode }
  | { kind: "refused"; errors: readonly [GraphQLError, ...GraphQLError[]] };

interface Kept {
  verdict: Verdict;
  letters: number;
}

function bytesOf({ verdict, letters }: Kept): number {
  const perLetter = verdict.kind === "sound" ? bytesPerLetterOfDocument : bytesPerLetterOfRefusal;
  return bytesPerVerdict + letters * perLetter;
}

/** Parses, measures and validates each document once; verdicts, also refusals, are cached by the hash of its text. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #verdicts = new LRUCache<string, Kept>({ maxSize: maxBytesKept, sizeCalculation: bytesOf });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  recall(text: string): Verdict | undefined {
    return this.#verdicts.get(hashOf(text))?.verdict;
  }

  read(text: string): Verdict {
    const hash = hashOf(text);
    const verdict = this.#verdicts.get(hash)?.verdict ?? this.#judge(text);
    this.#verdicts.set(hash, { verdict, letters: text.length });
    return verdict;
  }

  /** For Apollo Server, so that no document is read twice. */
  get store(): NonNullable<ApolloServerOptions<object>["documentStore"]> {
    return {
      get: async (key) => {
        const verdict = this.#verdicts.get(hashIn(key))?.verdict;
        return verdict?.kind === "sound" ? verdict.document : undefined;
      },
      set: async (key, document) => {
        const letters = document.loc?.source.body.length ?? 0;
        this.#verdicts.set(hashIn(key), { verdict: { kind: "sound", document }, letters });
      },
      delete: async (key) => this.#verdicts.delete(hashIn(key)),
    };
  }

  #judge(text: string): Verdict {
    try {
      const document = parse(text, { maxTokens });
      limitShape(document);
      const [first, ...others] = validate(this.#schema, document, specifiedRules, { maxErrors });
      if (!first) return { kind: "sound", document };
      return { kind: "refused", errors: [withoutNodes(first), ...others.map(withoutNodes)] };
    } catch (error) {
      if (error instanceof GraphQLError) return { kind: "refused", errors: [withoutNodes(error)] };
      throw error;
    }
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

// Apollo Server puts a hash of the schema and a colon before the document's hash.
function hashIn(key: string): string {
  return key.slice(key.lastIndexOf(":") + 1);
}

// A cached error must not keep the whole parsed document in memory.
function withoutNodes({ message, source, positions, extensions, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { source, positions, extensions, originalError });
}
