import { createHash } from "node:crypto";
import type { ApolloServerOptions } from "@apollo/server";
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { LRUCache } from "lru-cache";
import { limitShape } from "./document-shape.ts";

/** Words and signs of a document. */
const maxTokens = 2000;
/** Mistakes after which the rest of a document is not looked at. */
const maxErrors = 5;

/** Memory of the verdicts that are kept together, in bytes, roughly. */
const maxBytesKept = 32 * 1024 * 1024;
const bytesPerLetterOfDocument = 100;
const bytesPerLetterOfRefusal = 2;
const bytesPerVerdict = 500;

/** What is known of the text of a document: it can be run, or what is wrong with it. */
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

/**
 * Reads the documents that callers send: each is parsed, measured and validated once, and the verdict is kept by the hash
 * of its text. What was refused once is refused again at next to no cost.
 */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #verdicts = new LRUCache<string, Kept>({ maxSize: maxBytesKept, sizeCalculation: bytesOf });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The verdict on a text that was read before. */
  recall(text: string): Verdict | undefined {
    return this.#verdicts.get(hashOf(text))?.verdict;
  }

  /** The verdict on a text. */
  read(text: string): Verdict {
    const hash = hashOf(text);
    const verdict = this.#verdicts.get(hash)?.verdict ?? this.#judge(text);
    this.#verdicts.set(hash, { verdict, letters: text.length });
    return verdict;
  }

  /** Serves Apollo Server with what was read here, so that no document is read twice. */
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

// Apollo Server puts a hash of the schema and a colon before the document's.
function hashIn(key: string): string {
  return key.slice(key.lastIndexOf(":") + 1);
}

// An error that is kept must not keep the whole parsed document with it.
function withoutNodes({ message, source, positions, extensions, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { source, positions, extensions, originalError });
}
