import { expect, it } from "vitest";
import { newestOf, unannounced } from "./announcements.ts";
import { breakingGraphChanges } from "./graph-changes.ts";
import { breakingRestChanges } from "./rest-changes.ts";

const table = (properties: object, required: string[] = []) => ({ type: "object", properties, required });

interface Given {
  path?: string;
  parameters?: object[];
  body?: object;
  answer?: object;
}

function api({ path = "/api/tables", parameters = [], body = table({}), answer = table({}) }: Given) {
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  const call = {
    parameters,
    requestBody: json(body),
    responses: { "200": json(answer), "404": json({ type: "string" }) },
  };
  // A table that contains tables, as a type of the graph may.
  const Table = table({
    label: { type: "string" },
    parts: { type: "array", items: { $ref: "#/components/schemas/Table" } },
  });
  return { paths: { [path]: { post: call } }, components: { schemas: { Table } } };
}

const text = { type: "string" };
const textOrNull = { anyOf: [text, { type: "null" }] };
const own = { $ref: "#/components/schemas/Table" };
const query = (name: string, required: boolean, schema: object = text) => ({ name, in: "query", required, schema });

it.each([
  ["a call that goes", api({}), api({ path: "/api/table" }), ["POST /api/tables is gone."]],
  [
    "a parameter that goes",
    api({ parameters: [query("q", false)] }),
    api({}),
    ["no longer accepts the query parameter q (string)."],
  ],
  [
    "a parameter that is needed",
    api({}),
    api({ parameters: [query("q", true)] }),
    ["now requires the query parameter q."],
  ],
  [
    "another type",
    api({ body: table({ n: text }) }),
    api({ body: table({ n: { type: "integer" } }) }),
    ["no longer accepts body.n (string)."],
  ],
  [
    "a field that is needed",
    api({ body: table({ n: text }) }),
    api({ body: table({ n: text }, ["n"]) }),
    ["now requires body.n."],
  ],
  [
    "no null in a body",
    api({ body: table({ n: textOrNull }) }),
    api({ body: table({ n: text }) }),
    ["no longer accepts body.n (null)."],
  ],
  [
    "a null in an answer",
    api({ answer: table({ n: text }) }),
    api({ answer: table({ n: textOrNull }) }),
    ["may now answer body.n (null)."],
  ],
  [
    "an answer that goes",
    api({ answer: table({ own }) }),
    api({ answer: table({ own: text }) }),
    [
      "no longer answers body.own (object).",
      "no longer answers body.own.label (string).",
      "no longer answers body.own.parts (array).",
    ],
  ],
])("finds %s", (_what, before, after, expected) => {
  expect(breakingRestChanges(before, after)).toEqual(expected.map((end) => expect.stringContaining(end)));
  expect(breakingRestChanges(before, before)).toEqual([]);
});

it("accepts what programs do not notice", () => {
  const before = api({ body: table({ n: text }, ["n"]), answer: table({ n: textOrNull }) });
  const after = api({
    parameters: [query("q", false)],
    body: table({ n: textOrNull, m: text }),
    answer: table({ n: text, own }),
  });
  expect(breakingRestChanges(before, after)).toEqual([]);
  expect(breakingGraphChanges("type Query { a: Int }", "type Query { a: Int! b: Int }")).toEqual([]);
});

it("asks for each change of the newest release's API in the changelog, above that release", () => {
  const [change = ""] = breakingGraphChanges("type Query { a: Int b: Int }", "type Query { a: Int }");
  expect(change).toBe("Query.b was removed.");
  expect(newestOf(["1.9.0", "1.10.0", "0.1.0"])).toBe("1.10.0");
  expect(unannounced([change], "## Next\n\n- `Query.b`\n  was removed.\n\n## 1.10.0\n", "1.10.0")).toEqual([]);
  expect(unannounced([change], "## Next\n\n## 1.10.0\n\n- Query.b was removed.\n", "1.10.0")).toEqual([change]);
});
