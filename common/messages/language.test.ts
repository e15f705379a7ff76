import { describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { createLanguage } from "./language.ts";
import { message } from "./message.ts";

const english = createLanguage(
  "en",
  compileMessages({
    "reading.columnUnknown": 'There is no "{column}".',
    "reading.noReadableRow": "Row {row}: {reason}",
  }),
);

describe("say", () => {
  it.each(["\\u0041", "C:\\new", "'{row}'", "# {", "$&"])(
    "leaves %j as it was typed, also in a message in another",
    (column) => {
      const inner = message("reading.columnUnknown", { column });
      expect(english.say(inner)).toBe(`There is no "${column}".`);
      const outer = message("reading.noReadableRow", { row: column, reason: inner });
      expect(english.say(outer)).toBe(`Row ${column}: There is no "${column}".`);
    },
  );
});
