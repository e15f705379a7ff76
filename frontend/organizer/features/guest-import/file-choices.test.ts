import { describe, expect, it } from "vitest";
import { type FileColumn, type ReadFile, uncertainIn } from "./column-uses.ts";
import { fileChoices, isDoubtful } from "./file-choices.ts";
import { type ImportRequest, newRequest } from "./import-request.ts";

type Decision = ReadFile["decisions"][number];

const options = ["yes", "no"].map((value) => ({ value, label: value }));
const decision = (id: string, rest: Partial<Decision> = {}): Decision => ({
  ...{ id, question: `${id}?`, reason: "", options, taken: "yes", isCertain: true, examples: [] },
  ...rest,
});
const column = (name: string, use: FileColumn["use"], isCertain = true): FileColumn => ({
  ...{ name, letters: "", use, reason: null, isCertain, samples: [] },
});
const request = (choices: Partial<ImportRequest> = {}): ImportRequest => ({
  ...newRequest(new File([], "guests.csv"), "REPLACE"),
  ...choices,
});
const asked = (preview: ReadFile, choices: Partial<ImportRequest> = {}, before: ReadFile = preview) =>
  Object.fromEntries(
    fileChoices(preview, request(choices), new Set(uncertainIn(before)))
      .filter(({ isAsked }) => isAsked)
      .map(({ id, state }) => [id, state]),
  );

describe("fileChoices", () => {
  const preview = {
    decisions: [decision("header"), decision("fillDown", { isCertain: false }), decision("couples")],
    columns: [column("Who", "NAME", false), column("Group", "HOUSEHOLD", false), column("Meal", "EXTRA")],
  };

  it("asks about what is uncertain, and always about who is on the list, but not about details", () => {
    expect(asked(preview)).toEqual({ fillDown: "open", couples: "settled", "column Who": "open" });
  });

  it("keeps a question that was answered, before and after the file is read again", () => {
    const answers = [{ decision: "fillDown", option: "no" }];
    const read = { ...preview, decisions: preview.decisions.map((one) => ({ ...one, isCertain: true })) };
    for (const now of [preview, read]) {
      expect(asked(now, { answers }, preview)).toMatchObject({ fillDown: "answered", "column Who": "open" });
    }
    const mapping = [{ column: "Who", use: "NAME" } as const];
    expect(asked(preview, { mapping })).toMatchObject({ "column Who": "answered" });
    expect(asked(preview, { mapping })).not.toHaveProperty("column Group");
  });

  it("requires an answer where nothing was taken, which a column chosen as the table gives, too", () => {
    const unread = { decisions: [decision("tableColumn", { taken: "", isCertain: false })], columns: [] };
    const stateWith = (choices: Partial<ImportRequest>) => asked(unread, choices).tableColumn;
    expect(stateWith({})).toBe("required");
    expect(stateWith({ mapping: [{ column: "Who", use: "NAME" }] })).toBe("required");
    const mapping = [{ column: "Who", use: "NAME" } as const, { column: "Seat", use: "TABLE" } as const];
    expect(stateWith({ mapping })).toBeUndefined();
    expect(stateWith({ answers: [{ decision: "tableColumn", option: "none" }] })).toBe("answered");
  });

  it("returns the request with what is chosen", () => {
    const [couples, who] = fileChoices(
      { decisions: [decision("couples")], columns: [column("Who", "NAME")] },
      request(),
      new Set(),
    );
    expect(couples?.choose("no").answers).toEqual([{ decision: "couples", option: "no" }]);
    expect(who?.choose("TABLE").mapping).toEqual([{ column: "Who", use: "TABLE" }]);
  });
});

describe("isDoubtful", () => {
  const choicesOf = (preview: ReadFile) => fileChoices(preview, request(), new Set());

  it("is a file of which it is not certain where names and tables are", () => {
    const couples = decision("couples", { isCertain: false });
    expect(isDoubtful(choicesOf({ decisions: [couples, decision("layout")], columns: [] }))).toBe(false);
    expect(isDoubtful(choicesOf({ decisions: [decision("layout", { isCertain: false })], columns: [] }))).toBe(true);
    expect(isDoubtful(choicesOf({ decisions: [], columns: [column("Who", "NAME", false)] }))).toBe(true);
  });
});
