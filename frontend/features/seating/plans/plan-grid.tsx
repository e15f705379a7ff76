import { Box } from "@chakra-ui/react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from "react";
import { isRightToLeft } from "../../../lib/page.ts";
import { t } from "../../../lib/text.ts";
import { type ActiveItem, focusItem, tableKey } from "../active-item.ts";
import { type GridPlace, stepInGrid } from "../model/grid-steps.ts";
import { createStore } from "../store.ts";
import { useCardColumns } from "../tables/use-card-columns.ts";
import { useTop } from "../use-top.ts";
import type { PlanCard } from "./model/plan-cards.ts";
import { type PlanChoices, PlanTableCard, rowKey } from "./plan-card.tsx";

interface PlanGridProps extends PlanChoices {
  cards: readonly PlanCard[];
  counts: ReadonlyMap<number, number>;
}

/** In pixels: room for a name and for where a guest comes from. */
const narrowestCard = 248;
/** Rough heights in pixels, until a row of cards is measured. */
const cardFrame = 50;
const guestRow = 28;

/** Only cards on the screen exist. One stop for the Tab key, arrow keys from guest to guest. */
export function PlanGrid({ cards, counts, ...choices }: PlanGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const columns = useCardColumns(box, narrowestCard);
  const margin = useTop(box);
  const active = useMemo<ActiveItem>(() => createStore<string | null>(null), []);
  const virtual = useWindowVirtualizer({
    count: Math.ceil(cards.length / columns),
    estimateSize: (row) => {
      const inRow = cards.slice(row * columns, (row + 1) * columns);
      return cardFrame + guestRow * Math.max(1, ...inRow.map(({ rows }) => rows.length));
    },
    overscan: 2,
    gap: 12,
    scrollMargin: margin,
  });

  // The Tab key leads to the first card, until another has the focus; also when that one is filtered out.
  useEffect(() => {
    const keys = cards.flatMap((card) => [tableKey(card.table.id), ...card.rows.map((row) => keyOf(card, row))]);
    const current = active.get();
    if (current !== null && keys.includes(current)) return;
    const first = cards.findIndex((_, card) => canFocus(cards, { card, row: -1 }) || canFocus(cards, { card, row: 0 }));
    active.set(
      first < 0 ? null : itemAt(cards, { card: first, row: canFocus(cards, { card: first, row: -1 }) ? -1 : 0 }),
    );
  }, [cards, active]);

  function placeOf(target: EventTarget): GridPlace | undefined {
    if (!(target instanceof Element)) return undefined;
    const tableId = Number(target.closest("[data-plan-table]")?.getAttribute("data-plan-table"));
    const item = target.getAttribute("data-item") ?? target.getAttribute("data-tick");
    const card = cards.findIndex(({ table }) => table.id === tableId);
    const found = cards[card];
    if (!found || item === null) return undefined;
    return { card, row: found.rows.findIndex((row) => keyOf(found, row) === item) };
  }

  function onKeyDown(event: KeyboardEvent): void {
    let place = placeOf(event.target);
    if (!place) return;
    const rows = cards.map((card) => card.rows.length);
    const grid = { columns, rows, isRightToLeft: isRightToLeft() };
    do place = stepInGrid(grid, place, event.key);
    while (place && !canFocus(cards, place));
    const key = place && itemAt(cards, place);
    if (!place || !key) return;
    event.preventDefault();
    active.set(key);
    virtual.scrollToIndex(Math.floor(place.card / columns), { align: "auto" });
    focusItem(box.current, key);
  }

  return (
    <Box
      ref={box}
      role="group"
      aria-label={t("seating-suggestion.card.grid")}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const place = placeOf(target);
        if (place) active.set(itemAt(cards, place));
      }}
    >
      <p id={hintId} hidden>
        {t("seating-suggestion.card.keys")}
      </p>
      <div style={{ position: "relative", height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((row) => (
          <div
            key={row.key}
            ref={virtual.measureElement}
            data-index={row.index}
            className="card-row"
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row.start - margin}px)`,
            }}
          >
            {cards.slice(row.index * columns, (row.index + 1) * columns).map((card) => (
              <PlanTableCard
                key={card.table.id}
                card={card}
                seated={counts.get(card.table.id) ?? 0}
                active={active}
                {...choices}
              />
            ))}
          </div>
        ))}
      </div>
    </Box>
  );
}

function keyOf({ table }: PlanCard, { guest }: PlanCard["rows"][number]): string {
  return rowKey(table.id, guest.id);
}

function itemAt(cards: readonly PlanCard[], { card, row }: GridPlace): string | null {
  const found = cards[card];
  if (!found) return null;
  const guest = found.rows[row];
  return guest ? keyOf(found, guest) : tableKey(found.table.id);
}

function canFocus(cards: readonly PlanCard[], { card, row }: GridPlace): boolean {
  const found = cards[card];
  if (!found) return false;
  return row < 0 ? found.arrivals.length > 0 : row < found.rows.length;
}
