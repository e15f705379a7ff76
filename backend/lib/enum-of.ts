import { z } from "zod";

/** An enumeration of the graph with a description of each value. */
export function enumOf<Value extends string>(
  title: string,
  description: string,
  values: Readonly<Record<Value, string>>,
) {
  const names = Object.keys(values).filter((value): value is Value => Object.hasOwn(values, value));
  return z.enum(names).meta({ title, description, about: description, values });
}
