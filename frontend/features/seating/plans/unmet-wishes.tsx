import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Wish } from "../../../../common/wishes/wish.ts";
import type { WishOutcomes } from "../../../../common/wishes/wish-outcomes.ts";
import { compareLabels } from "../../../lib/table-labels.ts";
import { tableTitle } from "../../../lib/table-texts.ts";
import { languageTag, t } from "../../../lib/text.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { ShownBoard } from "../seating.ts";
import { groupWishes, isRequired } from "../wishes/model/wish-groups.ts";
import { OutcomeMark } from "../wishes/outcome-mark.tsx";
import { useWishes } from "../wishes/use-wishes.ts";
import { groupText, namesOnBoard, outcomeText, wishText } from "../wishes/wish-texts.ts";

export interface UnmetWishesProps {
  outcomes: WishOutcomes;
  /** By guest id, with the chosen moves. */
  tableOf: ReadonlyMap<number, number>;
  shown: ShownBoard;
  isFolded?: boolean;
}

const maxWishes = 20;
const maxNames = 8;
const and = new Intl.ListFormat(languageTag);

export function UnmetWishes({ isFolded = false, ...props }: UnmetWishesProps) {
  const { outcomes, shown } = props;
  const { wishes } = useWishes();
  const unmet = groupWishes(wishes.filter(({ id }) => isUnmet(outcomes, id)));
  const listed = unmet.flatMap(({ group, wishes: members }) => members.map((wish) => ({ group, wish })));
  const count = listed.length;
  const names = outcomes.alone.flatMap((id) => shown.board.guests.get(id)?.name ?? []);
  return (
    <>
      {count > 0 && (
        <Section title={t("seating-suggestion.unmet.title", { count })} isFolded={isFolded}>
          <Stack as="ul" gap="2" listStyleType="none">
            {listed.slice(0, maxWishes).map(({ group, wish }) => (
              <UnmetWish key={wish.id} wish={wish} kind={groupText(group)} {...props} />
            ))}
          </Stack>
          <More count={count - maxWishes} />
        </Section>
      )}
      {names.length > 0 && (
        <Section title={t("seating-suggestion.unmet.alone", { count: names.length })} isFolded={isFolded}>
          <Text textStyle="sm" overflowWrap="anywhere">
            {and.format(names.slice(0, maxNames))}
          </Text>
          <More count={names.length - maxNames} />
        </Section>
      )}
    </>
  );
}

function Section({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  if (isFolded) return <Disclosure title={title}>{children}</Disclosure>;
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Heading as="h3" textStyle="md" fontFamily="body" fontWeight="semibold">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function More({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t("seating-suggestion.unmet.more", { count })}
    </Text>
  );
}

function isUnmet({ byWish }: WishOutcomes, wishId: number): boolean {
  const state = byWish.get(wishId)?.state;
  return state === "unmet" || state === "partly";
}

function UnmetWish({ wish, kind, outcomes, tableOf, shown }: UnmetWishesProps & { wish: Wish; kind: string }) {
  const { places, isPlaced } = useWishes();
  const outcome = outcomes.byWish.get(wish.id);
  if (!outcome) return null;
  const says = wishText(wish, namesOnBoard(shown.board, places));
  const notes = [kind === says ? "" : kind, outcomeText(wish, outcome, isPlaced), tablesText(wish, tableOf, shown)];
  return (
    <Box as="li" display="flex" gap="2">
      <OutcomeMark state={outcome.state} isRequired={isRequired(wish.kind)} />
      <Box minW="0">
        <Text textStyle="sm" overflowWrap="anywhere">
          {says}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {notes.filter((note) => note !== "").join(" · ")}
        </Text>
      </Box>
    </Box>
  );
}

function tablesText({ guestIds }: Wish, tableOf: ReadonlyMap<number, number>, { board }: ShownBoard): string {
  const labels = guestIds.flatMap((id) => board.tables.get(tableOf.get(id) ?? 0)?.label ?? []);
  const different = [...new Set(labels)].sort(compareLabels);
  return different.length < 2 ? "" : and.format(different.map(tableTitle));
}
