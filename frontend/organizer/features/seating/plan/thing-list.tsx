import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { tableTitle } from "../../../lib/tables.ts";
import { t } from "../../../lib/text.ts";
import type { BoardTable } from "../model/board.ts";
import { useTablePresence } from "../seating.ts";
import { isStanding, type Thing, thingName } from "./plan-things.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

interface ThingListProps {
  editor: PlanEditor;
  problems: ReadonlyMap<string, readonly string[]>;
}

export function ThingList({ editor, problems }: ThingListProps) {
  const { contents, things } = editor;
  const unplaced = contents.tables.filter((table) => !isStanding(table));
  const tables = things.filter(({ kind }) => kind === "table");
  const fixtures = things.filter(({ kind }) => kind === "fixture");
  return (
    <Flex as="nav" aria-label={t("floor-plan.contents")} direction="column" gap="5">
      {unplaced.length > 0 && <Unplaced editor={editor} tables={unplaced} />}
      <Section title={t("floor-plan.list.placed")} isEmpty={tables.length === 0} emptyText={t("floor-plan.list.empty")}>
        {tables.map((thing) => (
          <ThingItem key={thing.key} editor={editor} thing={thing} problems={problems.get(thing.key)} />
        ))}
      </Section>
      <Section
        title={t("floor-plan.list.fixtures")}
        isEmpty={fixtures.length === 0}
        emptyText={t("floor-plan.list.noFixtures")}
      >
        {fixtures.map((thing) => (
          <ThingItem key={thing.key} editor={editor} thing={thing} problems={problems.get(thing.key)} />
        ))}
      </Section>
    </Flex>
  );
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  emptyText: string;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ title, isEmpty, emptyText, action, children }: SectionProps) {
  return (
    <Box as="section">
      <Flex align="center" justify="space-between" minH="8" mb="1" borderBottomWidth="1px">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          {title}
        </Heading>
        {action}
      </Flex>
      {isEmpty ? (
        <Text textStyle="note" py="1">
          {emptyText}
        </Text>
      ) : (
        <ul>{children}</ul>
      )}
    </Box>
  );
}

function Unplaced({ editor, tables }: { editor: PlanEditor; tables: readonly BoardTable[] }) {
  const { isReadOnly } = editor;
  return (
    <Section
      title={t("floor-plan.list.unplaced")}
      isEmpty={false}
      emptyText=""
      action={
        !isReadOnly && (
          <Button size="xs" variant="subtle" onClick={() => editor.arrange(tables, { kind: "room", hasAisle: false })}>
            {t("floor-plan.list.placeAll", { count: tables.length })}
          </Button>
        )
      }
    >
      {tables.map((table) => (
        <Flex as="li" key={table.id} align="center" justify="space-between" minH="9" textStyle="sm">
          {tableTitle(table.label)}
          {!isReadOnly && (
            <Button
              size="xs"
              variant="ghost"
              aria-label={t("floor-plan.list.placeNamed", { table: tableTitle(table.label) })}
              onClick={() => editor.place(table)}
            >
              {t("floor-plan.list.place")}
            </Button>
          )}
        </Flex>
      ))}
    </Section>
  );
}

const ItemButton = chakra("button", {
  base: {
    display: "block",
    w: "full",
    minH: "9",
    px: "2",
    py: "1.5",
    textAlign: "start",
    textStyle: "sm",
    borderRadius: "l1",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    "&[aria-pressed=true]": { bg: "brand.subtle", color: "brand.fg", fontWeight: "semibold" },
  },
});

interface ThingItemProps {
  editor: PlanEditor;
  thing: Thing;
  problems: readonly string[] | undefined;
}

function ThingItem({ editor, thing, problems = [] }: ThingItemProps) {
  return (
    <li>
      <ItemButton
        type="button"
        aria-pressed={editor.selection.has(thing.key)}
        onClick={(event) => {
          if (event.shiftKey || event.ctrlKey || event.metaKey) editor.toggle(thing.key);
          else editor.pick(thing.key);
        }}
      >
        <Flex justify="space-between" gap="2">
          <span>{thingName(thing)}</span>
          {thing.kind === "table" && <Count editor={editor} table={thing.table} />}
        </Flex>
        {problems.map((problem) => (
          <Text key={problem} textStyle="xs" color="brass.fg" fontWeight="medium">
            {problem}
          </Text>
        ))}
      </ItemButton>
    </li>
  );
}

function Count({ editor, table }: { editor: PlanEditor; table: BoardTable }) {
  const seated = editor.contents.guestsAt.get(table.id)?.length ?? 0;
  const presence = useTablePresence(table.label);
  const count = table.capacity === null ? seated : t("floor-plan.list.count", { seated, capacity: table.capacity });
  return (
    <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
      {presence?.text ?? count}
    </Text>
  );
}
