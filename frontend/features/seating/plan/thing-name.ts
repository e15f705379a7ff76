import { t } from "../../../lib/text.ts";
import { fixtureName } from "./fixture-name.ts";
import type { Thing } from "./plan-things.ts";

/** What a thing is called: "Table 4", "Head Table", "Bar". */
export function thingName(thing: Thing): string {
  return thing.kind === "table" ? tableName(thing.table.label) : fixtureName(thing.fixture);
}

/** What a table is called: a number needs the word before it, "Head Table" does not. */
export function tableName(label: string): string {
  return /^\p{N}/u.test(label) ? t("floor-plan.table", { label }) : label;
}
