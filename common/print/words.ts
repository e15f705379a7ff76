type Row<Name extends string, Value extends string> = readonly [name: Name, value: Value, description: string];

/** Words to choose from: as the graph names them, as addresses and code do, and what they mean. */
export interface Words<Name extends string = string, Value extends string = string> {
  type: string;
  description: string;
  rows: readonly Row<Name, Value>[];
  options: readonly Value[];
}

export function words<const Name extends string, const Value extends string>(
  type: string,
  description: string,
  rows: readonly Row<Name, Value>[],
): Words<Name, Value> {
  return { type, description, rows, options: rows.map(([, value]) => value) };
}

/** A word's name in the graph. @throws Error when it is none of them */
export function graphName<Name extends string>({ type, rows }: Words<Name>, value: unknown): Name {
  const row = rows.find(([, one]) => one === value);
  if (!row) throw new Error(`${value} is no ${type}.`);
  return row[0];
}
