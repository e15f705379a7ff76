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

export const wholeNames: Structure = (draw) => {
  const guests = party(draw);
  const columns = [nameColumn(draw, guests), tableColumn(draw, guests), ...extraColumns(draw, guests)];
  return plainLayout(guests, draw.random.chance(0.5) ? columns : shuffled(columns, draw.random));
};

export const firstThenLast: Structure = (draw) => {
  const guests = party(draw);
  const first = firstColumn(draw, guests);
  const columns = [first, lastColumn(draw, guests, first), tableColumn(draw, guests), ...extraColumns(draw, guests)];
  return plainLayout(guests, columns, joinedNames);
};

export const lastThenFirst: Structure = (draw) => {
  const guests = party(draw);
  const first = firstColumn(draw, guests);
  const names = [lastColumn(draw, guests, first), first];
  const table = tableColumn(draw, guests);
  const columns = draw.random.chance(0.3) ? [table, ...names] : [...names, table];
  return plainLayout(guests, [...columns, ...extraColumns(draw, guests)], joinedNames);
};
