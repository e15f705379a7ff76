import fc from "fast-check";
import type { GraphQLSchema } from "graphql";
import { type Call, type Parameter, readRoute } from "../../rest/call.ts";
import { routes } from "../../rest/routes.ts";
import { anyJson, anyText, type Known, valueFor } from "./hostile-values.ts";

export interface RandomRequest {
  path: string;
  init: RequestInit;
}

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
const contentTypes = ["application/json", "application/json; charset=utf-8", "text/plain", "multipart/form-data", "x"];

/** Lone surrogates become the replacement character, as in every URL. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function segment({ isId }: Parameter, known: Known): fc.Arbitrary<string> {
  const ids = fc.constantFrom(...known.ids).map(String);
  const texts = anyText(known).map(encoded);
  const raw = fc.constantFrom("%", "%ff", "%00", "..%2f", "1.0", "01", "-1", "1e3", "99999999999999999999", "NaN");
  return fc.oneof({ weight: isId ? 20 : 1, arbitrary: ids }, { weight: isId ? 1 : 20, arbitrary: texts }, raw);
}

function address({ route, pathParameters, queryParameters }: Call, known: Known): fc.Arbitrary<string> {
  const segments = fc.tuple(...pathParameters.map((parameter) => segment(parameter, known)));
  const query = fc.array(
    fc.tuple(fc.constantFrom(...queryParameters.map(({ name }) => name), "x[y]"), anyText(known)),
    {
      maxLength: 2,
    },
  );
  return fc.tuple(segments, query).map(([values, pairs]) => {
    const path = pathParameters.reduce(
      (text, { name }, i) => text.replace(`{${name}}`, () => values[i] ?? ""),
      route.path,
    );
    const search = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
    return search === "" ? path : `${path}?${search}`;
  });
}

function bodyOf({ body, takesFile }: Call, known: Known): fc.Arbitrary<BodyInit> {
  const json = (body ? valueFor(body, known) : anyJson).map((value) => JSON.stringify(value));
  const broken = fc.oneof(
    anyText(known),
    fc.constantFrom("{", "[".repeat(10_000), '{"__proto__":{"a":1}}', "\ufeff{}"),
  );
  const file = fc.tuple(anyText(known), anyText(known)).map(([name, content]) => {
    const form = new FormData();
    form.set("file", new File([`Name,Table\n${content},1\n`], `${name}.csv`));
    return form;
  });
  if (takesFile) return fc.oneof(json, broken, file);
  return fc.oneof({ weight: 12, arbitrary: json }, { weight: 1, arbitrary: broken });
}

function randomRequest(call: Call, known: Known): fc.Arbitrary<RandomRequest> {
  const usual = fc.constant(call.route.method.toUpperCase());
  return fc
    .record({
      path: address(call, known),
      method: fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...methods) }),
      contentType: fc.oneof(
        { weight: 15, arbitrary: fc.constant("application/json") },
        fc.constantFrom(...contentTypes),
      ),
      body: bodyOf(call, known),
    })
    .map(({ path, method, contentType, body }) => {
      if (method === "GET") return { path, init: { method } };
      const headers: Record<string, string> = body instanceof FormData ? {} : { "Content-Type": contentType };
      return { path, init: { method, headers, body } };
    });
}

export function randomCall(schema: GraphQLSchema, known: Known): fc.Arbitrary<RandomRequest> {
  const calls = routes.map((route) => readRoute(schema, route));
  // Each file is read in a process of its own, which takes as long as a hundred other calls.
  return fc.oneof(...calls.map((call) => ({ weight: call.takesFile ? 1 : 20, arbitrary: randomRequest(call, known) })));
}
