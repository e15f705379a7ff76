import {
  extraColumns,
  firstColumn,
  joinedNames,
  lastColumn,
  nameColumn,
  party,
  plainLayout,
  type Structure,
  shuffled,
  tableColumn,
} from "../layout.ts";

/** One column of names, one of tables, and others, in any order. */
export const wholeNames: Structure = (draw) => {
  const guests = party(draw);
  const columns = [nameColumn(draw, guests), tableColumn(draw, guests), ...extraColumns(draw, guests)];
  return plainLayout(guests, draw.random.chance(0.5) ? columns : shuffled(columns, draw.random));
};

/** Given name, then family name. */
export const firstThenLast: Structure = (draw) => {
  const guests = party(draw);
  const first = firstColumn(draw, guests);
  const columns = [first, lastColumn(draw, guests, first), tableColumn(draw, guests), ...extraColumns(draw, guests)];
  return plainLayout(guests, columns, joinedNames);
};

/** Family name, then given name, after or before the table. */
export const lastThenFirst: Structure = (draw) => {
  const guests = party(draw);
  const first = firstColumn(draw, guests);
  const names = [lastColumn(draw, guests, first), first];
  const table = tableColumn(draw, guests);
  const columns = draw.random.chance(0.3) ? [table, ...names] : [...names, table];
  return plainLayout(guests, [...columns, ...extraColumns(draw, guests)], joinedNames);
};
