import { type Message, message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { CatererTexts } from "./caterer-texts.ts";
import type { Section } from "./lists/column-flow.ts";
import { columnValue } from "./lists/guest-details.ts";
import { lazily } from "./lists/lazily.ts";
import type { Row } from "./lists/row.ts";
import { dietsOf, tallyDiets } from "./lists/special-diets.ts";
import { type GridColumn, TableGrid } from "./lists/table-grid.ts";
import { type Tallied, type Tally, valueKey } from "./lists/tally.ts";

const figureWidth = 56;
const gap = 12;
const padding = 2.6;
const space = 24;
const maxDiets = 10;

/** How many guests have each meal, and each diet. */
export function* totalSections(input: LayoutInput, width: number, tally: Tally): Generator<Section, void> {
  const texts = new CatererTexts(input);
  const { facts, options, language } = input;
  const diets = tallyDiets(facts.guests, options.dietColumns, language);
  const total = { key: "", label: texts.say(message("print-lists.total")), ...countOf(facts.guests) };
  const without = { ...tally.without, label: texts.say(message("print-lists.noMeal")) };
  const isStated = tally.values.length > 0;
  const meals = [...tally.values, ...(isStated && without.count > 0 ? [without] : [])];
  const dietsAt = isStated && diets.length > 0 ? dietsByMeal(input) : undefined;
  const part = { input, texts, width };
  yield totalsTable({ ...part, about: message("print-lists.meal"), values: meals, total, dietsAt });
  if (diets.length > 0) {
    yield totalsTable({
      ...part,
      about: message("print-lists.diet"),
      values: diets,
      total: undefined,
      dietsAt: undefined,
    });
  }
}

function countOf(guests: readonly PrintGuest[]): { count: number; children: number } {
  return { count: guests.length, children: guests.filter(({ isChild }) => isChild).length };
}

interface TotalsTable {
  input: LayoutInput;
  texts: CatererTexts;
  width: number;
  about: Message;
  values: readonly Tallied[];
  /** Undefined where guests are counted more than once. */
  total: Tallied | undefined;
  dietsAt: ((meal: Tallied) => string) | undefined;
}

function totalsTable({ input, texts, width, about, values, total, dietsAt }: TotalsTable): Section {
  const title = texts.say(message("print-lists.totals"));
  const hasChildren = input.facts.guests.some(({ isChild }) => isChild);
  const figures = hasChildren ? 2 : 1;
  const rest = width - figures * (figureWidth + gap);
  const labelWidth = dietsAt ? (rest - gap) * 0.4 : Math.min(rest, width * 0.5);
  const dietWidth = rest - gap - labelWidth;
  const columns: GridColumn[] = [
    { title: texts.say(about), width: labelWidth, align: "start" },
    { title: texts.say(message("print-lists.guestCount")), width: figureWidth, align: "end" },
    ...(hasChildren ? [childrenColumn(texts)] : []),
    ...(dietsAt
      ? [{ title: texts.say(message("print-lists.withDiets")), width: dietWidth, align: "start" } as const]
      : []),
  ];
  const grid = new TableGrid(input, columns, gap, padding);
  const row = (value: Tallied, isTotal: boolean): Row => {
    const figure = (number: number) =>
      number === 0 ? texts.quiet("–", figureWidth) : texts.bold(texts.number(number), figureWidth);
    const label = isTotal ? texts.bold(value.label, labelWidth) : texts.words(value.label, labelWidth);
    const counts = [figure(value.count), ...(hasChildren ? [figure(value.children)] : [])];
    const diets = dietsAt && !isTotal ? [texts.plain(dietsAt(value), dietWidth)] : [];
    return grid.row([label, ...counts, ...diets], { mark: title, isHeading: true, rule: isTotal ? "none" : "hair" });
  };
  return {
    headings: (isContinued) => [texts.heading(title, width, isContinued), grid.head()],
    rows: withTotal(values, total, row),
    isKeptTogether: true,
    space,
  };
}

function childrenColumn(texts: CatererTexts): GridColumn {
  return { title: texts.say(message("print-lists.children")), width: figureWidth, align: "end" };
}

function* withTotal(
  values: readonly Tallied[],
  total: Tallied | undefined,
  row: (value: Tallied, isTotal: boolean) => Row,
): Generator<Row> {
  yield* lazily(values, (value) => row(value, false));
  if (total) yield row(total, true);
}

function dietsByMeal({ facts, options, language }: LayoutInput): (meal: Tallied) => string {
  const byMeal = new Map<string, PrintGuest[]>();
  for (const guest of facts.guests) {
    if (dietsOf(guest, options.dietColumns, language) === "") continue;
    const key = valueKey(columnValue(guest, options.mealColumn));
    const group = byMeal.get(key);
    if (group) group.push(guest);
    else byMeal.set(key, [guest]);
  }
  return ({ key }) => {
    const guests = byMeal.get(key) ?? [];
    const diets = tallyDiets(guests, options.dietColumns, language);
    if (diets.length > maxDiets) return language.say(message("print-lists.manyDiets", { count: guests.length }));
    const said = diets.map(({ count, label }) =>
      language.say(message("print-lists.dietCount", { count, diet: label })),
    );
    return said.join(" · ");
  };
}
