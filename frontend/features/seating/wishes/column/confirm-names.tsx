import { useQuery } from "@apollo/client/react";
import { Box, Button, Dialog, Stack, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { queryFailure, refusalText } from "../../../../lib/errors.ts";
import { t } from "../../../../lib/text.ts";
import { LoadError } from "../../../../ui/load-error.tsx";
import { PageSpinner } from "../../../../ui/page-spinner.tsx";
import { WishesInColumnDocument } from "../../generated/read-board.ts";
import { type ShownBoard, useSeating } from "../../seating.ts";
import { useWishes } from "../use-wishes.ts";
import { addWishes } from "../wish-actions.ts";
import { meaningKeys } from "./meanings.ts";
import { NamedRow } from "./named-row.tsx";
import {
  type ChosenColumn,
  countNames,
  firstChoices,
  inOrderOfNeed,
  type NameChoices,
  type NamedWish,
  wishesOf,
} from "./named-wishes.ts";

const pageSize = 50;

interface ConfirmNamesProps {
  chosen: ChosenColumn;
  shown: ShownBoard;
  onTouch: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Shows whom the names in a column mean, and saves nothing before that is confirmed. */
export function ConfirmNames({ chosen, shown, ...acts }: ConfirmNamesProps) {
  const { eventId } = useSeating();
  const { data, error, refetch } = useQuery(WishesInColumnDocument, {
    variables: { eventId, column: chosen.column },
    fetchPolicy: "no-cache",
  });
  const failure = queryFailure(error, refetch, refusalText);
  if (failure) {
    return (
      <Dialog.Body>
        <LoadError title={t("seating-wishes.names.failed")} {...failure} />
      </Dialog.Body>
    );
  }
  if (!data) {
    return (
      <Dialog.Body>
        <PageSpinner label={t("seating-wishes.names.finding")} />
      </Dialog.Body>
    );
  }
  return <Names named={data.wishesInColumn} chosen={chosen} shown={shown} {...acts} />;
}

interface NamesProps extends ConfirmNamesProps {
  named: readonly NamedWish[];
}

function Names({ named, chosen, shown, onTouch, onBack, onClose }: NamesProps) {
  const seating = useSeating();
  const { wishes } = useWishes();
  const ordered = useMemo(() => inOrderOfNeed(named), [named]);
  const [choices, setChoices] = useState<NameChoices>(() => firstChoices(named));
  const [pages, setPages] = useState(1);
  const added = useMemo(() => wishesOf(named, choices, chosen.kind, wishes), [named, choices, chosen.kind, wishes]);
  const rest = ordered.length - pages * pageSize;
  return (
    <>
      <Dialog.Body>
        <Stack gap="3">
          <div>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {t("seating-wishes.names.chosen", { column: chosen.column, meaning: t(meaningKeys[chosen.kind]) })}
            </Text>
            <Text color="fg.muted" role="status">
              {summaryOf(named)}
            </Text>
          </div>
          <Box as="ul" listStyleType="none">
            {ordered.slice(0, pages * pageSize).map((wish) => (
              <NamedRow
                key={wish.guestId}
                wish={wish}
                kind={chosen.kind}
                choices={choices}
                shown={shown}
                onChoose={(key, guestIds) => {
                  setChoices(new Map(choices).set(key, guestIds));
                  onTouch();
                }}
              />
            ))}
          </Box>
          {rest > 0 && (
            <Button variant="ghost" alignSelf="start" onClick={() => setPages(pages + 1)}>
              {t("seating-wishes.more", { count: Math.min(rest, pageSize) })}
            </Button>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onBack}>
          {t("seating-wishes.names.back")}
        </Button>
        <Button
          disabled={added.length === 0}
          onClick={() => {
            void addWishes(seating, added);
            onClose();
          }}
        >
          {t("seating-wishes.names.save", { count: added.length })}
        </Button>
      </Dialog.Footer>
    </>
  );
}

function summaryOf(named: readonly NamedWish[]): string {
  const { certain, toChoose, notFound } = countNames(named);
  const count = certain + toChoose + notFound;
  if (count === 0) return t("seating-wishes.names.none");
  return [
    t("seating-wishes.names.summary", { clear: certain, count }),
    ...(toChoose > 0 ? [t("seating-wishes.names.toChoose", { count: toChoose })] : []),
    ...(notFound > 0 ? [t("seating-wishes.names.notFoundCount", { count: notFound })] : []),
  ].join(" · ");
}
