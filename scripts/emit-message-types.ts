import { writeFileSync } from "node:fs";
import { readMessages } from "../backend/lib/languages.ts";
import { type ValueKind, valueKinds } from "../common/messages/value-kinds.ts";

// Writes a type of each message's values, to the given path or to where the code imports it.
const target = process.argv[2] ?? "common/generated/message-values.ts";

const typeOf: Record<ValueKind, string> = { text: "Text", number: "number" };

const valuesType = (values: Map<string, ValueKind>) =>
  values.size === 0 ? "NoValues" : `{ ${[...values].map(([name, kind]) => `${name}: ${typeOf[kind]}`).join("; ")} }`;

const lines = [...valueKinds(readMessages("en"))]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, values]) => `  ${JSON.stringify(key)}: ${valuesType(values)};`);

writeFileSync(
  target,
  `// Written by \`npm run messages\` from the catalog common/messages/en; do not edit by hand.

type NoValues = Record<never, never>;

/** The values of each message; Text is the type of text values. */
export interface MessageValues<Text> {
${lines.join("\n")}
}
`,
);
