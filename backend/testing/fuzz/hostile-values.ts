import fc from "fast-check";
import {
  type GraphQLInputType,
  type GraphQLScalarType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";

/** Existing data, so that the fuzzer does not only hit what does not exist. */
export interface Known {
  /** Users, events and guests; repeated ids are tried more often. */
  ids: readonly number[];
  texts: readonly string[];
}

const hostileTexts = [
  "",
  "\0",
  "a\0b",
  "\ud800",
  "Half of an emoji \ud83d",
  "\u202eanna\u2028\ufeff",
  "__proto__",
  "constructor",
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  "%",
  "%00%ff",
  "../../../../etc/passwd",
  "<script>alert(1)</script>",
  "url(javascript:alert(1))",
  "#3B82F6",
  "Inter, sans-serif; } body { background: url(//evil.example) }",
  '=HYPERLINK("http://evil.example")',
  "Anna;＝1+1",
  "(a+)+$",
  "👩‍👩‍👧‍👦",
  "ﷺ".repeat(50),
  "a\u0301".repeat(300),
  "x".repeat(5_000),
  "\r\nSet-Cookie: a=b",
];

const hostileNumbers = [0, -1, 1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, 0.5, -0];

const hostileTimes = [
  "2026-06-20T18:30:00Z",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:60Z",
  "+275760-09-13T00:00:00.000Z",
  "1970-01-01",
];

const nest = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((value, _, i) => (i % 2 ? [value] : { a: value }), "x");

/** Built from entries, because assigning to `__proto__` creates no key. */
const withKeys = (keys: readonly string[]): object => Object.fromEntries(keys.map((key) => [key, "x"]));

const wide = withKeys(Array.from({ length: 60 }, (_, i) => `column ${i}`));

export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, nest(50), nest(1_000), wide, withKeys(["__proto__", "length"])),
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(...hostileTexts),
  fc.jsonValue({ maxDepth: 3 }),
);

export function anyText({ texts }: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...texts) },
    fc.constantFrom(...hostileTexts),
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.stringMatching(/^[a-z]{2,12}(@example\.com)?$/),
  );
}

function anyNumber({ ids }: Known): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...ids) },
    { weight: 3, arbitrary: fc.nat(120) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileNumbers) },
  );
}

function jsonObject(known: Known): fc.Arbitrary<unknown> {
  const pair = fc.tuple(anyText(known), anyText(known));
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(pair, { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs)) },
    { weight: 1, arbitrary: anyJson },
  );
}

function scalar({ name }: GraphQLScalarType, known: Known): fc.Arbitrary<unknown> {
  if (name === "Int") return anyNumber(known);
  if (name === "Boolean") return fc.boolean();
  if (name === "String") return anyText(known);
  if (name === "DateTime")
    return fc.oneof(
      fc.constantFrom(...hostileTimes),
      fc.date().map((date) => date.toJSON()),
    );
  if (name === "JSONObject") return jsonObject(known);
  return anyJson;
}

/** Mostly well-formed with hostile content, some of the wrong type. */
export function valueFor(type: GraphQLInputType, known: Known): fc.Arbitrary<unknown> {
  const plain = getNullableType(type);
  const misfits = { weight: 1, arbitrary: anyJson };
  const nulls = isNonNullType(type) ? [] : [{ weight: 3, arbitrary: fc.constant(null) }];
  return fc.oneof({ weight: 30, arbitrary: wellFormed(plain, known) }, misfits, ...nulls);
}

function wellFormed(type: GraphQLInputType, known: Known): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueFor(type.ofType, known), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (!isInputObjectType(type)) return isNonNullType(type) ? anyJson : scalar(type, known);
  const fields = Object.values(type.getFields());
  const required = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, valueFor(field.type, known)])), {
    requiredKeys: required.map(({ name }) => name),
  });
}
