/** A card in a grid, and in it the heading (-1) or a guest (from 0). */
export interface GridPlace {
  readonly card: number;
  readonly row: number;
}

export interface Grid {
  readonly columns: number;
  readonly rows: readonly number[];
  readonly isRightToLeft?: boolean;
}

/** Where an arrow key leads within and between cards; undefined for other keys, and at the edges. */
export function stepInGrid(
  { columns, rows, isRightToLeft = false }: Grid,
  { card, row }: GridPlace,
  key: string,
): GridPlace | undefined {
  const inCard = (to: number, wanted: number): GridPlace | undefined => {
    const count = rows[to];
    return count === undefined ? undefined : { card: to, row: Math.min(wanted, count - 1) };
  };
  const last = (rows[card] ?? 0) - 1;
  const onwards = isRightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowDown":
      return row < last ? { card, row: row + 1 } : inCard(card + columns, -1);
    case "ArrowUp":
      return row >= 0 ? { card, row: row - 1 } : inCard(card - columns, Number.POSITIVE_INFINITY);
    case "ArrowRight":
      return inCard(card + onwards, row);
    case "ArrowLeft":
      return inCard(card - onwards, row);
    case "Home":
      return inCard(0, -1);
    case "End":
      return inCard(rows.length - 1, -1);
    default:
      return undefined;
  }
}
