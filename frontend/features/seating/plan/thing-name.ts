import { tableTitle } from "../../../lib/table-texts.ts";
import { fixtureName } from "./fixture-name.ts";
import type { Thing } from "./plan-things.ts";

/** "Table 4", "Head Table", "Bar". */
export function thingName(thing: Thing): string {
  return thing.kind === "table" ? tableTitle(thing.table.label) : fixtureName(thing.fixture);
}
