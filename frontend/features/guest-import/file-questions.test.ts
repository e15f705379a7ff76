import { describe, expect, it } from "vitest";
import type { FileColumn } from "./column-uses.ts";
import { type Decision, hasRequiredQuestion, questionsOf, uncertainIn } from "./file-questions.ts";
import { type ImportRequest, newRequest } from "./import-request.ts";

const decision = (id: string, rest: Partial<Decision> = {}): Decision => ({
  id,
  question: `${id}?`,
  reason: "",
  options: [],
  taken: "yes",
  isCertain: true,
  examples: [],
  ...rest,
});
const column = (name: string, isCertain = true): FileColumn => ({
  name,
  letters: "",
  use: "EXTRA",
  reason: null,
  isCertain,
  samples: [],
});
const request = (choices: Partial<ImportRequest> = {}): ImportRequest => ({
  ...newRequest(new File([], "guests.csv"), "REPLACE"),
  ...choices,
});
const stateOf = (questions: ReturnType<typeof questionsOf>) =>
  Object.fromEntries(questions.map(({ id, isOpen, isRequired }) => [id, isRequired ? "required" : isOpen]));

describe("questionsOf", () => {
  const preview = {
    decisions: [decision("header"), decision("couples", { isCertain: false })],
    columns: [column("Who", false), column("Seat")],
  };

  it("asks about what is uncertain", () => {
    const asked = new Set(uncertainIn(preview));
    expect(stateOf(questionsOf(preview, request(), asked))).toEqual({ couples: true, "column Who": true });
  });

  it("keeps a question that was answered, before and after the file is read again", () => {
    const asked = new Set(uncertainIn(preview));
    const answered = request({ answers: [{ decision: "couples", option: "keep" }] });
    const read = { ...preview, decisions: [decision("header"), decision("couples")] };
    for (const now of [preview, read]) {
      expect(stateOf(questionsOf(now, answered, asked))).toEqual({ couples: false, "column Who": true });
    }
  });

  it("requires an answer where nothing was taken", () => {
    const unread = { decisions: [decision("tableColumn", { taken: "", isCertain: false })], columns: [] };
    expect(stateOf(questionsOf(unread, request(), new Set()))).toEqual({ tableColumn: "required" });
    expect(hasRequiredQuestion(unread, request())).toBe(true);
    const named = request({ mapping: [{ column: "Who", use: "NAME" }] });
    expect(hasRequiredQuestion(unread, named)).toBe(true);
    const mapping = [{ column: "Who", use: "NAME" } as const, { column: "Seat", use: "TABLE" } as const];
    expect(hasRequiredQuestion(unread, request({ mapping }))).toBe(false);
    const without = request({ answers: [{ decision: "tableColumn", option: "none" }] });
    expect(hasRequiredQuestion(unread, without)).toBe(false);
  });
});
