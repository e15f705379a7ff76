import { Button, Heading, Stack, Text } from "@chakra-ui/react";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import type { BoardGuest } from "../model/board.ts";
import { useSeating } from "../seating.ts";
import { actAloud } from "../seating-actions.ts";
import { namesText } from "../wishes/wish-texts.ts";
import type { OpenedPlan } from "./saved-plans-step.tsx";

const about = (guests: readonly BoardGuest[]) => ({
  count: guests.length,
  names: namesText(guests.map(({ name }) => name)),
});

/** What is not as it was when the plan was saved, and what happens about it. */
export function ChangedSincePlan({ name, since }: OpenedPlan) {
  const seating = useSeating();
  const { goneGuests, notComing, newGuests, seatedSince, overfull } = since;
  const { tables } = seating.current().index;
  const goneTables = since.goneTables.filter(({ label }) => tables.every((table) => table.label !== label));
  const texts = [
    goneGuests > 0 && t("saved-plans.since.gone", { count: goneGuests }),
    notComing.length > 0 && t("saved-plans.since.notComing", about(notComing)),
    newGuests.length > 0 && t("saved-plans.since.new", about(newGuests)),
    seatedSince.length > 0 && t("saved-plans.since.seated", about(seatedSince)),
    ...overfull.map(({ table, guests }) =>
      t("saved-plans.since.overfull", { table: tableTitle(table.label), guests, seats: table.capacity ?? guests }),
    ),
  ].filter((text) => text !== false);
  if (texts.length === 0 && goneTables.length === 0) return null;

  function addTable(label: string, capacity: number | null): void {
    const said = t("seating.said.tablesAdded", { count: 1 });
    actAloud(seating, { kind: "createTables", tables: [{ label, capacity }] }, said);
  }

  return (
    <Stack
      as="section"
      aria-label={t("saved-plans.since.title", { name })}
      gap="1"
      px="4"
      py="3"
      rounded="l2"
      bg="brass.subtle"
    >
      <Heading as="h3" textStyle="md" fontFamily="body" fontWeight="semibold">
        {t("saved-plans.since.title", { name })}
      </Heading>
      <Stack as="ul" gap="1" listStyleType="none" color="brass.fg">
        {texts.map((text) => (
          <Text as="li" key={text} overflowWrap="anywhere">
            {text}
          </Text>
        ))}
        {goneTables.map(({ label, capacity, guests }) => (
          <li key={label}>
            {t("saved-plans.since.table", { table: tableTitle(label), count: guests })}{" "}
            <Button size="xs" variant="outline" onClick={() => addTable(label, capacity)}>
              {t("saved-plans.since.addTable", { table: tableTitle(label) })}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
