/** Something that stays in one piece. Lengths are in points. */
export interface Packable {
  height: number;
  /** Above it, unless it is at the top of a column. */
  space: number;
}

/** Columns filled in turn up to a height, in as many columns as that takes. */
export function packColumns<Item extends Packable>(items: readonly Item[], height: number): Item[][] {
  const columns: Item[][] = [];
  let column: Item[] | undefined;
  let used = 0;
  for (const item of items) {
    const below = used + item.space + item.height;
    if (column && below <= height + tolerance) {
      column.push(item);
      used = below;
    } else {
      column = [item];
      columns.push(column);
      used = item.height;
    }
  }
  return columns;
}

const tolerance = 0.001;

/** Columns of this height that the items need; infinitely many if one of them is higher itself. */
export function countColumns(items: readonly Packable[], height: number): number {
  let columns = 0;
  let used = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (item.height > height + tolerance) return Number.POSITIVE_INFINITY;
    const below = used + item.space + item.height;
    if (below <= height + tolerance) used = below;
    else {
      columns += 1;
      used = item.height;
    }
  }
  return columns;
}

/** The smallest height at which the items fill at most so many columns, which are then about equally high. */
export function balancedHeight(items: readonly Packable[], columns: number, highest: number): number {
  let fits = highest;
  let tooLow = 0;
  while (fits - tooLow > precision) {
    const middle = (fits + tooLow) / 2;
    if (countColumns(items, middle) <= columns) fits = middle;
    else tooLow = middle;
  }
  return fits;
}

const precision = 0.25;

export function columnHeight(column: readonly Packable[]): number {
  return column.reduce((sum, { height, space }, index) => sum + height + (index === 0 ? 0 : space), 0);
}
