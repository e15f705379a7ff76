import { z } from "zod";

const schemaNode = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

const content = z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })).optional();

const operationNode = z.looseObject({
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.unknown() }))
    .default([]),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content })),
});

const apiNode = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationNode)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

type Api = z.infer<typeof apiNode>;
type Operation = z.infer<typeof operationNode>;

/** What programs may rely on, each as half a sentence. */
interface Contract {
  /** Broken when one goes. */
  accepts: Set<string>;
  /** Broken when one comes. */
  requires: Set<string>;
  /** Broken when one goes. */
  answers: Set<string>;
  /** Places where an answer may be null. Broken when one comes. */
  gaps: Set<string>;
}

/** What programs written for `before` can no longer rely on, as sentences. Both are OpenAPI descriptions. */
export function breakingRestChanges(before: unknown, after: unknown): string[] {
  const [was, is] = [contractsOf(apiNode.parse(before)), contractsOf(apiNode.parse(after))];
  return [...was].flatMap(([call, contract]) => compare(call, contract, is.get(call)));
}

function compare(call: string, was: Contract, is: Contract | undefined): string[] {
  if (!is) return [`${call} is gone.`];
  return [
    ...[...was.accepts].filter((part) => !is.accepts.has(part)).map((part) => `${call} no longer accepts ${part}.`),
    ...[...is.requires].filter((part) => !was.requires.has(part)).map((part) => `${call} now requires ${part}.`),
    ...[...was.answers].filter((part) => !is.answers.has(part)).map((part) => `${call} no longer answers ${part}.`),
    ...[...is.gaps].filter((part) => !was.gaps.has(part)).map((part) => `${call} may now answer ${part}.`),
  ];
}

function contractsOf(api: Api): Map<string, Contract> {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, contractOf(api, operation)] as const,
    ),
  );
  return new Map(calls);
}

function contractOf(api: Api, { parameters, requestBody, responses }: Operation): Contract {
  const given = parameters.map(({ name, in: place, ...rest }) => ({ ...rest, what: `the ${place} parameter ${name}` }));
  const sent = Object.values(requestBody?.content ?? {});
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const answers = successes.flatMap(([, answer]) => Object.entries(answer.content ?? {}));
  const shapes = answers.flatMap(([, { schema }]) => shapesOf(api, schema, "body"));
  return {
    accepts: new Set([
      ...given.flatMap(({ schema, what }) => shapesOf(api, schema, what)),
      ...sent.flatMap(({ schema }) => shapesOf(api, schema, "body")),
    ]),
    requires: new Set([
      ...given.filter(({ required }) => required).map(({ what }) => what),
      ...sent.flatMap(({ schema }) => requiredOf(api, schema, "body")),
    ]),
    answers: new Set([
      ...successes.map(([status]) => status),
      ...answers.map(([kind]) => kind),
      ...shapes.filter((shape) => !shape.endsWith(nothing)),
    ]),
    gaps: new Set(shapes.filter((shape) => shape.endsWith(nothing))),
  };
}

const nothing = " (null)";

const child = (path: string, name: string) => `${path}.${name}`;

/** Each place in a value with its type, such as `body.tables[].label (string)`. Null counts as a type. */
function shapesOf(api: Api, schema: unknown, path: string, within: readonly string[] = []): string[] {
  const { $ref, type, anyOf, items, properties } = schemaNode.parse(schema ?? {});
  if ($ref !== undefined) {
    return within.includes($ref) ? [] : shapesOf(api, refer(api, $ref), path, [...within, $ref]);
  }
  return [
    ...(type === undefined ? [] : [`${path} (${type})`]),
    ...(anyOf ?? []).flatMap((one) => shapesOf(api, one, path, within)),
    ...(items === undefined ? [] : shapesOf(api, items, `${path}[]`, within)),
    ...Object.entries(properties ?? {}).flatMap(([name, of]) => shapesOf(api, of, child(path, name), within)),
  ];
}

function requiredOf(api: Api, schema: unknown, path: string, within: readonly string[] = []): string[] {
  const { $ref, anyOf, items, properties, required = [] } = schemaNode.parse(schema ?? {});
  if ($ref !== undefined) {
    return within.includes($ref) ? [] : requiredOf(api, refer(api, $ref), path, [...within, $ref]);
  }
  return [
    ...required.map((name) => child(path, name)),
    ...(anyOf ?? []).flatMap((one) => requiredOf(api, one, path, within)),
    ...(items === undefined ? [] : requiredOf(api, items, `${path}[]`, within)),
    ...Object.entries(properties ?? {}).flatMap(([name, of]) => requiredOf(api, of, child(path, name), within)),
  ];
}

const refer = (api: Api, ref: string): unknown => api.components.schemas[ref.replace("#/components/schemas/", "")];
