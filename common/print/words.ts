/** A word that can be chosen: its name in the graph, itself, and what the description of the API says of it. */
type Row<Name extends string, Value extends string> = readonly [name: Name, value: Value, description: string];

/** Words of which one is chosen. */
export interface Words<Name extends string = string, Value extends string = string> {
  /** Name of their type in the graph. */
  type: string;
  /** What the description of the API says of them. */
  description: string;
  rows: readonly Row<Name, Value>[];
  options: readonly Value[];
}

/** Words of which one is chosen, for the graph, the REST API and the screen. */
export function words<const Name extends string, const Value extends string>(
  type: string,
  description: string,
  rows: readonly Row<Name, Value>[],
): Words<Name, Value> {
  return { type, description, rows, options: rows.map(([, value]) => value) };
}

/**
 * What the graph calls one of the words.
 *
 * @throws Error when it is none of them.
 */
export function graphName<Name extends string>({ type, rows }: Words<Name>, value: unknown): Name {
  const row = rows.find(([, one]) => one === value);
  if (!row) throw new Error(`${value} is no ${type}.`);
  return row[0];
}
