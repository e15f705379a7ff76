import { useQuery } from "@apollo/client/react";
import { Button, List, Stack, Text } from "@chakra-ui/react";
import { queryFailure } from "../../../lib/query-failure.ts";
import { refusalText } from "../../../lib/refusal-text.ts";
import { t } from "../../../lib/text.ts";
import { useSeating } from "../seating.ts";
import { SeatingReasonsDocument } from "./generated/seating-reasons.ts";
import type { SuggestedMove } from "./model/proposal.ts";

interface WhyHereProps {
  guestId: number;
  /** Moves to assume; none for the board as it is. */
  moves: readonly SuggestedMove[];
}

export function WhyHere({ guestId, moves }: WhyHereProps) {
  const { eventId } = useSeating();
  const { data, previousData, error, refetch } = useQuery(SeatingReasonsDocument, {
    variables: { eventId, guestId, moves: [...moves] },
    fetchPolicy: "no-cache",
  });
  const failure = queryFailure(error, refetch, refusalText);
  const found = (data ?? previousData)?.seatingReasons;
  return (
    <Stack gap="3" textStyle="sm" aria-live="polite" aria-busy={!found && !failure}>
      {failure && (
        <Stack gap="2" align="start">
          <Text fontWeight="semibold">{t("seating-suggestion.why.failed")}</Text>
          <Text>{failure.reason}</Text>
          <Button size="sm" variant="outline" onClick={failure.onRetry}>
            {t("ui.tryAgain")}
          </Button>
        </Stack>
      )}
      {!found && !failure && <Text color="fg.muted">{t("seating-suggestion.why.loading")}</Text>}
      {found && !failure && (
        <>
          {found.reasons.length === 0 ? (
            <Text color="fg.muted">{t("seating-suggestion.why.none")}</Text>
          ) : (
            <List.Root ps="4" gap="1.5" listStyle="disc">
              {found.reasons.map((reason) => (
                <List.Item key={reason} overflowWrap="anywhere">
                  {reason}
                </List.Item>
              ))}
            </List.Root>
          )}
          {found.alternative && (
            <Stack gap="0.5">
              <Text fontWeight="semibold">{t("seating-suggestion.why.alternative")}</Text>
              <Text overflowWrap="anywhere">{found.alternative.text}</Text>
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}
