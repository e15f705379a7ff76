import { Box } from "@chakra-ui/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { isRightToLeft } from "../../../lib/page.ts";
import { t } from "../../../lib/text.ts";
import { Drawing } from "../../../ui/drawing.tsx";
import { EmptyPanel } from "../../../ui/empty-panel.tsx";
import {
  type ActiveItem,
  clickGuest,
  focusItem,
  guestIdOf,
  guestKey,
  pressOnGuest,
  tableKey,
  useKeptFocus,
} from "../guest-gestures.ts";
import type { BoardGuest, BoardIndex } from "../model/board.ts";
import { type GridPlace, stepInGrid } from "../model/grid-steps.ts";
import type { Problem } from "../model/problems.ts";
import { selectRange, selectTable } from "../model/selection.ts";
import { useSeating, useShown } from "../seating.ts";
import { createStore } from "../store.ts";
import { maxRows, TableCard } from "./table-card.tsx";

interface TablesProps {
  onTapGuest?: (guestId: number) => void;
}

const noGuests: readonly BoardGuest[] = [];
/** Rough heights in pixels, until a row of cards is measured. */
const cardFrame = 104;
const guestRow = 28;

/** The tables as cards, in the order of their labels; only those on the screen exist. */
function TableGrid({ onTapGuest }: TablesProps) {
  const seating = useSeating();
  const { index, problems } = useShown();
  const { tables, guestsAt } = index;
  const box = useRef<HTMLDivElement>(null);
  const lastPlace = useRef({ tableId: 0, row: -1 });
  const { handlers, restore } = useKeptFocus(box);
  const columns = useCardColumns(box);
  const active = useMemo<ActiveItem>(() => createStore<string | null>(null), []);
  const kinds = useMemo(() => kindsAtTables(problems), [problems]);
  const rowCount = Math.ceil(tables.length / columns);
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => box.current,
    estimateSize: (row) => {
      const cards = tables.slice(row * columns, (row + 1) * columns);
      return (
        cardFrame + guestRow * Math.max(0, ...cards.map(({ id }) => Math.min(maxRows, guestsAt.get(id)?.length ?? 0)))
      );
    },
    overscan: 2,
    gap: 12,
    // The frame of what is selected lies outside of the card.
    paddingStart: 2,
    paddingEnd: 2,
  });
  const listedAt = (tableId: number) => (guestsAt.get(tableId) ?? noGuests).slice(0, maxRows);
  const guestsOf = (card: number) => listedAt(tables[card]?.id ?? 0);
  const visibleIds = () => tables.flatMap(({ id }) => listedAt(id).map((guest) => guest.id));

  // When the active guest leaves their table, the one who takes their place becomes active, or the table.
  useEffect(() => {
    const { tableId, row } = lastPlace.current;
    if (isAtTable(active.get(), tableId, index)) return;
    const table = tables.find(({ id }) => id === tableId) ?? tables[0];
    const guests = (guestsAt.get(table?.id ?? 0) ?? noGuests).slice(0, maxRows);
    const guest = guests[Math.min(row, guests.length - 1)];
    const key = guest ? guestKey(guest.id) : table && tableKey(table.id);
    lastPlace.current = { tableId: table?.id ?? 0, row };
    active.set(key ?? null);
    if (key) restore(key);
  }, [index, tables, guestsAt, active, restore]);

  useEffect(
    () =>
      seating.reveal.subscribe(() => {
        const card = tables.findIndex(({ id }) => id === seating.reveal.get()?.tableId);
        if (card >= 0) virtual.scrollToIndex(Math.floor(card / columns), { align: "center" });
      }),
    [seating, tables, columns, virtual],
  );

  function onFocus(event: FocusEvent): void {
    handlers.onFocus();
    const place = placeOf(event.target);
    if (place) lastPlace.current = { tableId: tables[place.card]?.id ?? 0, row: place.row };
  }

  function placeOf(target: EventTarget): GridPlace | undefined {
    const guestId = guestIdOf(target);
    const tableId = tableIdOf(target);
    const card = tables.findIndex(({ id }) => id === tableId);
    if (card < 0) return undefined;
    return { card, row: guestId === null ? -1 : guestsOf(card).findIndex(({ id }) => id === guestId) };
  }

  function goTo(place: GridPlace, isExtending: boolean): void {
    const table = tables[place.card];
    if (!table) return;
    const guest = guestsOf(place.card)[place.row];
    const key = guest ? guestKey(guest.id) : tableKey(table.id);
    active.set(key);
    virtual.scrollToIndex(Math.floor(place.card / columns), { align: "auto" });
    if (isExtending && guest) seating.selection.set(selectRange(seating.selection.get(), guest.id, visibleIds()));
    focusItem(box.current, key);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    if (!place) return;
    const guest = guestsOf(place.card)[place.row];
    if (guest && pressOnGuest(seating, guest.id, event, visibleIds)) return;
    const rows = tables.map(({ id }) => listedAt(id).length);
    const next = stepInGrid({ columns, rows, isRightToLeft: isRightToLeft() }, place, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next, event.shiftKey);
  }

  function onClick(event: MouseEvent): void {
    const guestId = guestIdOf(event.target);
    const tableId = tableIdOf(event.target);
    if (guestId !== null) {
      active.set(guestKey(guestId));
      if (onTapGuest) onTapGuest(guestId);
      else clickGuest(seating, guestId, event, visibleIds);
    } else if (tableId !== null) {
      active.set(tableKey(tableId));
      seating.selection.set(selectTable(tableId));
    }
  }

  return (
    <Box
      ref={box}
      data-scrolls
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      mx="-1"
      px="1"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={handlers.onBlur}
      onClick={onClick}
    >
      <div style={{ position: "relative", height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((row) => (
          <div
            key={row.key}
            ref={virtual.measureElement}
            data-index={row.index}
            className="card-row"
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row.start}px)`,
            }}
          >
            {tables.slice(row.index * columns, (row.index + 1) * columns).map((table) => (
              <TableCard
                key={table.id}
                table={table}
                guests={guestsAt.get(table.id) ?? noGuests}
                problems={kinds.get(table.id) ?? ""}
                active={active}
              />
            ))}
          </div>
        ))}
      </div>
    </Box>
  );
}

function tableIdOf(target: EventTarget): number | null {
  const id = target instanceof Element ? target.closest("[data-drop-table]")?.getAttribute("data-drop-table") : null;
  return id ? Number(id) : null;
}

function isAtTable(key: string | null, tableId: number, { guestsAt }: BoardIndex): boolean {
  const guests = guestsAt.get(tableId);
  return guests !== undefined && (key === tableKey(tableId) || guests.some(({ id }) => guestKey(id) === key));
}

/** In the order of the list, separated by spaces. */
function kindsAtTables(problems: readonly Problem[]): Map<number, string> {
  const kinds = new Map<number, Set<string>>();
  for (const { kind, tableIds } of problems) {
    if (kind === "sameNameApart") continue;
    for (const id of tableIds) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
  }
  return new Map([...kinds].map(([id, set]) => [id, [...set].join(" ")]));
}

/** In pixels: a card with names alone. */
const narrowestCard = 184;
const gap = 12;

/** How many cards fit beside each other; follows the width of the element. */
function useCardColumns(element: RefObject<HTMLElement | null>, narrowest = narrowestCard): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(1, Math.floor((entry.contentRect.width + gap) / (narrowest + gap))));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, narrowest]);
  return columns;
}

export function Tables(props: TablesProps) {
  if (useShown().index.tables.length === 0)
    return (
      <EmptyPanel
        icon={<Drawing name="table" />}
        level="h3"
        title={t("seating.noTables")}
        description={t("seating.noTablesHint")}
      />
    );
  return <TableGrid {...props} />;
}
