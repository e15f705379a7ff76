import type { PrintOptions } from "../../../common/print/print-options.ts";
import { flatOptions } from "../../../common/print/print-rules.ts";

export function printQuery(options: PrintOptions): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(flatOptions(options)))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  return query.toString();
}
