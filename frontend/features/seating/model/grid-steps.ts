/** A place in a grid of cards: a card, and in it the heading (-1) or a guest (from 0). */
export interface GridPlace {
  readonly card: number;
  readonly row: number;
}

/** A grid of cards, each with so many guests, in so many columns. */
export interface Grid {
  readonly columns: number;
  /** Guests of each card. */
  readonly rows: readonly number[];
  /** Whether the next card stands to the left. */
  readonly isRightToLeft?: boolean;
}

/**
 * Where an arrow key leads: up and down through a card and on to the one below, left and right to the next card. Undefined for
 * other keys, and where there is nothing further.
 */
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
