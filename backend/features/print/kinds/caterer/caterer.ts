import { isScript } from "../../../../../common/fonts.ts";
import { groupBy } from "../../../../../common/lib/group-by.ts";
import { message, type PlainKey } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Page } from "../../pages/page.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { columnDetails, columnValue, guestsByTable, orderGuests, tableTitle } from "../../pages/printed-guests.ts";
import type { Section } from "../../rows/flow.ts";
import { printedTime } from "../../rows/footer.ts";
import { Grid, type GridColumn, type GridText } from "../../rows/grid.ts";
import { listPages } from "../../rows/list-pages.ts";
import { type Cell, type CellStyle, cellLines, lazily, type Row, row } from "../../rows/row.ts";
import { isolated } from "../../text/place-graphemes.ts";
import { Diets, type Tallied, type Tally, tallyGuests, valueKey } from "./diets.ts";

type CatererInput = LayoutInput<"caterer">;

/** The caterer's sheet: meals by table, special diets by name, and totals. */
export function* layOutCaterer(input: CatererInput): Generator<Page, void> {
  const { facts, language } = input;
  const { guests, expectedCount: expected } = facts;
  const count =
    expected === undefined
      ? message("print-lists.guests", { count: guests.length })
      : message("print-lists.here", { here: guests.length, expected, time: printedTime(input) });
  yield* listPages(input, {
    head: { kind: language.say(message("print-lists.caterer")), count: language.say(count) },
    columns: { most: 1, narrowest: 0, gap: 0 },
    content: (width) => ({ sections: guests.length === 0 ? [] : new Caterer(input, width).sections() }),
  });
}

const space = 24;
const figureWidth = 48;
const maxMeals = 10;
/** Longer names of meals are shortened above columns; the totals have them in full. */
const maxTitle = 40;
const maxDiets = 10;

class Caterer {
  readonly #input: CatererInput;
  readonly #width: number;
  readonly #diets: Diets;
  readonly #tables: readonly { label: string; guests: readonly PrintGuest[] }[];
  readonly #meals: Tally;
  readonly #hasChildren: boolean;
  readonly #numbers: Intl.NumberFormat;

  constructor(input: CatererInput, width: number) {
    const { facts, language } = input;
    this.#input = input;
    this.#width = width;
    this.#diets = new Diets(input);
    this.#numbers = new Intl.NumberFormat(language.tag);
    const { tables, withoutTable } = guestsByTable(facts, orderGuests(facts, "name", language.tag));
    // In natural order, 2 before 10; those without a table last.
    const { compare } = new Intl.Collator(language.tag, { numeric: true, sensitivity: "base" });
    const sorted = tables.toSorted((one, other) => compare(one.label, other.label));
    this.#tables = [...sorted, { label: "", guests: withoutTable }].filter(({ guests }) => guests.length > 0);
    this.#meals = tallyGuests(facts.guests, (guest) => this.#mealOf(guest), language.tag);
    this.#hasChildren = facts.guests.some(({ isChild }) => isChild);
  }

  *sections(): Generator<Section, void> {
    yield this.#matrix();
    yield this.#special();
    yield this.#mealTotals();
    const diets = this.#diets.tally(this.#input.facts.guests);
    if (diets.length > 0) yield this.#totals("print-lists.dietTotals", "print-lists.diet", diets);
  }

  /** Tables by meals, with totals. */
  #matrix(): Section {
    const { values, without } = this.#meals;
    const hasMeals = values.length > 0;
    const extra = 1 + Number(hasMeals && without.count > 0) + Number(this.#hasChildren);
    const fitting = Math.floor((this.#width * 0.75) / (figureWidth + 10)) - extra;
    const most = Math.max(Math.min(maxMeals, fitting), 1);
    const shown = values.length <= most ? values : values.slice(0, most - 1);
    const keys = new Set(shown.map(({ key }) => key));
    const mealKey = (guest: PrintGuest) => valueKey(this.#mealOf(guest));
    const counting = (isCounted: (guest: PrintGuest) => boolean) => (guests: readonly PrintGuest[]) =>
      guests.filter(isCounted).length;
    const figures: { title: string; of: (guests: readonly PrintGuest[]) => number; isBold?: true }[] = [
      ...shown.map(({ key, label }) => ({ title: shortened(label), of: counting((guest) => mealKey(guest) === key) })),
    ];
    if (shown.length < values.length) {
      const isOther = (guest: PrintGuest) => mealKey(guest) !== "" && !keys.has(mealKey(guest));
      figures.push({ title: this.#say("print-lists.other"), of: counting(isOther) });
    }
    if (hasMeals && without.count > 0) {
      figures.push({ title: this.#say("print-lists.noMeal"), of: counting((guest) => mealKey(guest) === "") });
    }
    figures.push({ title: this.#say("print-lists.total"), of: (guests) => guests.length, isBold: true });
    if (this.#hasChildren) {
      figures.push({ title: this.#say("print-lists.children"), of: counting(({ isChild }) => isChild) });
    }
    const title = this.#say(hasMeals ? "print-lists.mealsByTable" : "print-lists.guestsByTable");
    const columns: GridColumn[] = [
      { title: this.#say("print-lists.table"), share: 2 },
      ...figures.map(({ title: of }) => ({ title: of, share: 1, align: "end" as const })),
    ];
    const grid = new Grid(this.#input, columns, this.#width);
    const cells = (name: string, guests: readonly PrintGuest[], isTotal = false): GridText[] => [
      bold(name),
      ...figures.map(({ of, isBold }) => this.#figure(of(guests), isTotal || isBold)),
    ];
    const rows = this.#tables.map(({ label, guests }, index) =>
      grid.row(cells(this.#tableOf(label), guests), { mark: title, rule: this.#ruleAt(index) }),
    );
    const total = cells(this.#say("print-lists.total"), this.#input.facts.guests, true);
    rows.push(grid.row(total, { mark: title, rule: "none" }));
    const others = values.length - shown.length;
    const note = message("print-lists.othersNote", { count: others });
    if (others > 0) rows.push(this.#paragraph(this.#input.language.say(note), title));
    return { ...this.#titled(title, grid), rows, isKeptTogether: true, space: 0 };
  }

  #ruleAt(index: number): "strong" | "hair" {
    return index === this.#tables.length - 1 ? "strong" : "hair";
  }

  /** Guests with diets and allergies, by table. */
  #special(): Section {
    const { facts, options, language } = this.#input;
    const title = this.#say("print-lists.specialDiets");
    const guests = this.#tables.flatMap((table) => table.guests).filter((guest) => this.#diets.of(guest) !== "");
    if (guests.length === 0) {
      const reason = this.#say(this.#diets.hasColumns ? "print-lists.noDiets" : "print-lists.noDietColumn");
      return { ...this.#titled(title), rows: [this.#paragraph(reason, title)], isKeptTogether: true, space };
    }
    const hasSeats = options.showSeat && facts.guests.some(({ seat }) => seat !== null);
    const own = [options.mealColumn, ...options.dietColumns];
    const others = options.columns.filter((column) => !own.includes(column));
    const columns: { title: PlainKey; share: number; of: (guest: PrintGuest) => GridText }[] = [
      { title: "print-lists.table", share: 1.2, of: ({ table }) => bold(this.#tableOf(table)) },
      ...(hasSeats
        ? [{ title: "print-lists.seat" as const, share: 0.6, of: ({ seat }: PrintGuest) => String(seat ?? "") }]
        : []),
      {
        ...{ title: "print-lists.name", share: 2.4 },
        of: (guest) => [
          {
            text: guest.isChild ? language.say(message("print-lists.child", { name: guest.name })) : guest.name,
          },
          { text: columnDetails(guest, others, language), style: "quiet" },
        ],
      },
      ...(options.mealColumn === ""
        ? []
        : [{ title: "print-lists.meal" as const, share: 1.8, of: (guest: PrintGuest) => words(this.#mealOf(guest)) }]),
      { title: "print-lists.diet", share: 3.6, of: (guest) => words(this.#diets.of(guest), true) },
    ];
    const named = columns.map(({ title: key, share }) => ({ title: this.#say(key), share }));
    const grid = new Grid(this.#input, named, this.#width);
    const rows = lazily(guests, (guest) =>
      grid.row(
        columns.map(({ of }) => of(guest)),
        { mark: title },
      ),
    );
    return { ...this.#titled(title, grid), rows, isKeptTogether: false, space };
  }

  /** How many guests have each meal, and which diets they have. */
  #mealTotals(): Section {
    const { values, without } = this.#meals;
    const missing = { ...without, label: this.#say("print-lists.noMeal") };
    const meals = [...values, ...(values.length > 0 && without.count > 0 ? [missing] : [])];
    return this.#totals("print-lists.mealTotals", "print-lists.meal", meals, values.length > 0 ? this.#dietsAt() : "");
  }

  #totals(
    titleKey: PlainKey,
    about: PlainKey,
    values: readonly Tallied[],
    dietsAt: ((meal: Tallied) => string) | "" | undefined = undefined,
  ): Section {
    const title = this.#say(titleKey);
    const figure = { share: 0.8, align: "end" } as const;
    const columns: GridColumn[] = [
      { title: this.#say(about), share: 2.6 },
      { title: this.#say("print-lists.guestCount"), ...figure },
      ...(this.#hasChildren ? [{ title: this.#say("print-lists.children"), ...figure }] : []),
      { title: dietsAt ? this.#say("print-lists.withDiets") : "", share: 3.4 },
    ];
    const grid = new Grid(this.#input, columns, this.#width);
    const cells = ({ count, children }: Pick<Tallied, "count" | "children">): GridText[] => [
      this.#figure(count, true),
      ...(this.#hasChildren ? [this.#figure(children, true)] : []),
    ];
    const rows = values.map((value) =>
      grid.row([words(value.label), ...cells(value), words(dietsAt ? dietsAt(value) : "")], { mark: title }),
    );
    // Guests with several diets are counted more than once, so that there is no total of them.
    if (dietsAt !== undefined) {
      const { guests } = this.#input.facts;
      const all = { count: guests.length, children: guests.filter(({ isChild }) => isChild).length };
      rows.push(grid.row([bold(this.#say("print-lists.total")), ...cells(all)], { mark: title, rule: "none" }));
    }
    return { ...this.#titled(title, grid), rows, isKeptTogether: true, space };
  }

  #dietsAt(): (meal: Tallied) => string {
    const { facts, language } = this.#input;
    const withDiets = facts.guests.filter((guest) => this.#diets.of(guest) !== "");
    const byMeal = groupBy(withDiets, (guest) => valueKey(this.#mealOf(guest)));
    return ({ key }) => {
      const guests = byMeal.get(key) ?? [];
      const diets = this.#diets.tally(guests);
      if (diets.length > maxDiets) return language.say(message("print-lists.manyDiets", { count: guests.length }));
      return diets
        .map(({ count, label }) => language.say(message("print-lists.dietCount", { count, diet: isolated(label) })))
        .join(" · ");
    };
  }

  #titled(title: string, grid?: Grid): Pick<Section, "headings"> {
    return { headings: (isContinued) => [this.#heading(title, isContinued), ...(grid ? [grid.head()] : [])] };
  }

  #heading(title: string, isContinued: boolean): Row {
    const { look, setter } = this.#input;
    const isHand = isScript(look.headingFont);
    const style: CellStyle = {
      ...{ font: look.headingFont, isBold: !isHand, size: isHand ? 21 : 14, color: look.accent },
    };
    const quiet = { font: look.textFont, isBold: false, size: 8.5, color: look.quiet };
    const word = isContinued ? this.#say("print-lists.continued") : "";
    const cells: Cell[] = [
      { x: 0, width: this.#width, align: "start", lines: cellLines(setter, title, style, this.#width * 0.8) },
      { x: 0, width: this.#width, align: "end", lines: cellLines(setter, word, quiet, this.#width) },
    ];
    return row({ tag: "H2", mark: title, cells, above: 0, below: 3 });
  }

  #paragraph(text: string, mark: string): Row {
    const { setter, look } = this.#input;
    const style = { font: look.textFont, isBold: false, size: 9, color: look.quiet };
    const lines = cellLines(setter, text, style, this.#width);
    return row({ tag: "P", mark, cells: [{ x: 0, width: this.#width, align: "start", lines }], above: 4, below: 2 });
  }

  #say(key: PlainKey): string {
    return this.#input.language.say(message(key));
  }

  #mealOf(guest: PrintGuest): string {
    const { mealColumn } = this.#input.options;
    return mealColumn === "" ? "" : columnValue(guest, mealColumn);
  }

  #tableOf(label: string): string {
    return tableTitle(label, this.#input.language) || this.#say("print-lists.noTableRow");
  }

  #figure(figure: number, isBold = false): GridText {
    if (figure === 0) return [{ text: "–", style: "quiet" }];
    const text = this.#numbers.format(figure);
    return isBold ? bold(text) : text;
  }
}

const bold = (text: string): GridText => [{ text, style: "bold" }];

/** A text that is no name, such as a diet. */
const words = (text: string, isBold = false): GridText => [{ text, style: isBold ? "bold" : "plain", isWords: true }];

const shortened = (title: string) => (title.length > maxTitle ? `${title.slice(0, maxTitle - 1)}…` : title);
