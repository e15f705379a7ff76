import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { t, textOf } from "../../../lib/text.ts";
import type { Problem } from "../model/problems.ts";
import { selectGuests, selectTable } from "../model/selection.ts";
import { type Seating, useSeating, useShown } from "../seating.ts";

const maxProblems = 100;

export function ProblemList({ onShow }: { onShow?: () => void }) {
  const seating = useSeating();
  const { problems } = useShown();
  return (
    <Stack as="section" gap="1" aria-labelledby="seating-problems">
      <Heading as="h2" id="seating-problems" srOnly>
        {t("seating.problems.title", { count: problems.length })}
      </Heading>
      {problems.length === 0 && <Text textStyle="note">{t("seating.problems.none")}</Text>}
      <Box as="ul" listStyleType="none" mx="-2">
        {problems.slice(0, maxProblems).map((problem) => (
          <li key={problem.key}>
            <Button
              variant="ghost"
              w="full"
              minH={{ base: "11", lg: "8" }}
              h="auto"
              px="2"
              py="1.5"
              justifyContent="start"
              textAlign="start"
              fontWeight="normal"
              color="fg"
              textStyle="sm"
              gap="2"
              onClick={() => {
                show(seating, problem);
                onShow?.();
              }}
            >
              <Box as="span" flexShrink="0" boxSize="2" rounded="full" bg="brass.fg" aria-hidden />
              <span>{textOf(problem.text)}</span>
            </Button>
          </li>
        ))}
      </Box>
      {problems.length > maxProblems && (
        <Text textStyle="note">{t("seating.problems.andMore", { count: problems.length - maxProblems })}</Text>
      )}
    </Stack>
  );
}

function show({ selection, reveal }: Seating, { kind, guestIds, tableIds }: Problem): void {
  const [tableId] = tableIds;
  const isAboutTable = kind === "overCapacity" || kind === "childrenAlone";
  if (isAboutTable && tableId !== undefined) selection.set(selectTable(tableId));
  else selection.set(selectGuests(guestIds));
  if (tableId !== undefined) reveal.set({ tableId });
}
