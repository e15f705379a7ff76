import { Box, Button, Heading, SimpleGrid, Stack, Table, Text } from "@chakra-ui/react";
import { type ReactNode, useMemo, useState } from "react";
import type { Wish } from "../../../../common/wishes/wish.ts";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { seatsAfter } from "../model/seats-after.ts";
import type { ShownBoard } from "../seating.ts";
import { isRequired } from "../wishes/model/wish-groups.ts";
import { OutcomeMark } from "../wishes/outcome-mark.tsx";
import { useWishes } from "../wishes/use-wishes.ts";
import { kindText, namesOnBoard, outcomeText, wishText } from "../wishes/wish-texts.ts";
import { Meter } from "./meter.tsx";
import {
  type ComparedPlan,
  type Difference,
  differencesOf,
  type Place,
  type PlanWorth,
  wishesByDifference,
  worthOf,
} from "./model/compare-plans.ts";
import { chairsOf } from "./model/planned-chairs.ts";
import type { SuggestedMove } from "./model/proposal.ts";
import { countSeated, tablesAfter } from "./model/tables-after.ts";
import { StageHead } from "./stage-head.tsx";

/** A plan by the moves that lead to it. */
export interface NamedPlan {
  readonly id: number;
  readonly name: string;
  readonly moves: readonly SuggestedMove[];
}

interface ComparePlansProps {
  one: NamedPlan;
  other: NamedPlan;
  shown: ShownBoard;
  onBack: () => void;
}

type Side = ComparedPlan & Pick<NamedPlan, "name">;

/** Two plans as they would be if taken now: what each is worth, which wishes each meets, and who sits elsewhere. */
export function ComparePlans({ one, other, shown, onBack }: ComparePlansProps) {
  const { board, index } = shown;
  const { wishes, outcomesOf } = useWishes();
  const [first, second] = useMemo(() => {
    const sideOf = ({ name, moves }: NamedPlan): Side => {
      const [tableOf, chairs] = [tablesAfter(index, moves), chairsOf(moves)];
      const seatOf = seatsAfter(board, index, tableOf, chairs);
      return { name, tableOf, seatOf, outcomes: outcomesOf(tableOf, chairs) };
    };
    return [sideOf(one), sideOf(other)] as const;
  }, [one, other, board, index, outcomesOf]);
  const { elsewhere, onOtherChairs } = useMemo(() => differencesOf(first, second, board), [first, second, board]);
  const { differing, alike } = useMemo(() => wishesByDifference(wishes, first, second), [wishes, first, second]);
  const names = [first.name, second.name] as const;

  return (
    <Stack gap="6" flexGrow="1">
      <StageHead title={`${first.name} – ${second.name}`} />
      <Section title={t("saved-plans.worth.title")}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {[first, second].map((side) => (
            <Worth
              key={side.name}
              name={side.name}
              worth={worthOf(side, board, wishes)}
              guests={countSeated(board, side.tableOf).guests}
            />
          ))}
        </SimpleGrid>
      </Section>
      {wishes.length > 0 && (
        <Section title={t("saved-plans.wishes.title")}>
          {differing.length > 0 && <WishTable wishes={differing} sides={[first, second]} shown={shown} />}
          {alike.length > 0 && (
            <Disclosure title={t("saved-plans.wishes.alike", { count: alike.length })}>
              <WishTable wishes={alike} sides={[first, second]} shown={shown} />
            </Disclosure>
          )}
        </Section>
      )}
      <Section title={t("saved-plans.differences.title", { count: elsewhere.length })}>
        {elsewhere.length === 0 ? (
          <Text color="fg.muted">{t("saved-plans.differences.none")}</Text>
        ) : (
          <Differences
            label={t("saved-plans.differences.title", { count: elsewhere.length })}
            differences={elsewhere}
            names={names}
            placeText={placeText}
          />
        )}
      </Section>
      {onOtherChairs.length > 0 && (
        <Section title={t("saved-plans.chairs.title", { count: onOtherChairs.length })}>
          <Differences
            label={t("saved-plans.chairs.title", { count: onOtherChairs.length })}
            differences={onOtherChairs}
            names={names}
            placeText={chairText}
          />
        </Section>
      )}
      <ActionBar cancelLabel={t("saved-plans.back")} onCancel={onBack} />
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="2" aria-label={title} maxW="5xl">
      <Heading as="h3" textStyle="md" fontFamily="body" fontWeight="semibold">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Worth({ name, worth, guests }: { name: string; worth: PlanWorth; guests: number }) {
  const { seated, met, wishes, broken, overfull, alone, quality } = worth;
  return (
    <Stack as="section" aria-label={name} gap="2" p="4" rounded="l2" borderWidth="1px">
      <Heading as="h4" size="md" overflowWrap="anywhere">
        {name}
      </Heading>
      {quality !== null && (
        <Meter
          label={t("saved-plans.worth.quality", { share: quality })}
          isLabelHidden
          text={t("saved-plans.worth.quality", { share: quality })}
          share={quality}
        />
      )}
      <Stack as="ul" gap="0.5" listStyleType="none" fontVariantNumeric="tabular-nums">
        <li>{t("saved-plans.worth.seated", { seated, guests })}</li>
        {wishes > 0 && <li>{t("saved-plans.worth.wishes", { met, count: wishes })}</li>}
        {broken > 0 && <Warning>{t("saved-plans.worth.broken", { count: broken })}</Warning>}
        {overfull > 0 && <Warning>{t("saved-plans.worth.overfull", { count: overfull })}</Warning>}
        {alone > 0 && <Warning>{t("saved-plans.worth.alone", { count: alone })}</Warning>}
      </Stack>
    </Stack>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Text as="li" color="brass.fg">
      {children}
    </Text>
  );
}

/** More would take long to draw, and nobody reads them. */
const maxRows = 50;

function useFirst<Row>(rows: readonly Row[]) {
  const [isWhole, setIsWhole] = useState(false);
  const more = !isWhole && rows.length > maxRows && (
    <Button variant="ghost" size="sm" alignSelf="start" onClick={() => setIsWhole(true)}>
      {t("saved-plans.showAll", { count: rows.length })}
    </Button>
  );
  return { rows: isWhole ? rows : rows.slice(0, maxRows), more };
}

interface ComparisonTableProps {
  first: string;
  names: readonly [string, string];
  label: string;
  children: ReactNode;
}

function ComparisonTable({ first, names, label, children }: ComparisonTableProps) {
  return (
    <Table.Root size="sm" aria-label={label} bg="transparent" css={{ tableLayout: "fixed" }}>
      <Table.Header>
        <Table.Row bg="transparent">
          {[first, ...names].map((name) => (
            <Table.ColumnHeader key={name} scope="col" px="1" overflowWrap="anywhere">
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>{children}</Table.Body>
    </Table.Root>
  );
}

interface WishTableProps {
  wishes: readonly Wish[];
  sides: readonly [Side, Side];
  shown: ShownBoard;
}

function WishTable({ wishes, sides, shown }: WishTableProps) {
  const { places, isPlaced } = useWishes();
  const { rows, more } = useFirst(wishes);
  const names = namesOnBoard(shown.board, places);
  return (
    <>
      <ComparisonTable
        label={t("saved-plans.wishes.title")}
        first={t("saved-plans.wishes.wish")}
        names={[sides[0].name, sides[1].name]}
      >
        {rows.map((wish) => (
          <Table.Row key={wish.id} bg="transparent" verticalAlign="top">
            <RowHead note={kindText(wish.kind)}>{wishText(wish, names)}</RowHead>
            {sides.map(({ name, outcomes }) => {
              const outcome = outcomes.byWish.get(wish.id);
              return (
                <Table.Cell key={name} px="1">
                  {outcome && (
                    <Box display="flex" gap="2">
                      <OutcomeMark state={outcome.state} isRequired={isRequired(wish.kind)} />
                      {outcomeText(wish, outcome, isPlaced)}
                    </Box>
                  )}
                </Table.Cell>
              );
            })}
          </Table.Row>
        ))}
      </ComparisonTable>
      {more}
    </>
  );
}

function RowHead({ note, children }: { note?: string; children: string }) {
  return (
    <Table.ColumnHeader as="th" scope="row" px="1" fontWeight="normal" overflowWrap="anywhere" whiteSpace="normal">
      {children}
      {note !== undefined && note !== children && (
        <Text textStyle="xs" color="fg.muted">
          {note}
        </Text>
      )}
    </Table.ColumnHeader>
  );
}

interface DifferencesProps {
  label: string;
  differences: readonly Difference[];
  names: readonly [string, string];
  placeText: (place: Place) => string;
}

function Differences({ label, differences, names, placeText: textOf }: DifferencesProps) {
  const { rows, more } = useFirst(differences);
  return (
    <>
      <ComparisonTable label={label} first={t("saved-plans.differences.guest")} names={names}>
        {rows.map(({ guest, one, other }) => (
          <Table.Row key={guest.id} bg="transparent">
            <RowHead>{guest.name}</RowHead>
            <Table.Cell px="1">{textOf(one)}</Table.Cell>
            <Table.Cell px="1">{textOf(other)}</Table.Cell>
          </Table.Row>
        ))}
      </ComparisonTable>
      {more}
    </>
  );
}

function placeText({ table, seatNumber }: Place): string {
  if (!table) return t("saved-plans.differences.noSeat");
  const title = tableTitle(table.label);
  return seatNumber === undefined ? title : t("seating-suggestion.chair.at", { table: title, seat: seatNumber });
}

/** With the table, too, which both plans have in common. */
function chairText(place: Place): string {
  if (place.seatNumber !== undefined) return placeText(place);
  return t("saved-plans.chairs.none", { table: placeText(place) });
}
