import { chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { t } from "../../lib/text.ts";

interface ChoiceGroupProps {
  question: string;
  questionId: string;
  examples: readonly string[];
  reason: string | null;
  status?: ReactNode;
  children: ReactNode;
}

export function ChoiceGroup({ question, questionId, examples, reason, status, children }: ChoiceGroupProps) {
  const detailsId = useId();
  return (
    <chakra.fieldset aria-describedby={detailsId} minW="0">
      <chakra.legend display="flex" w="full" gap="3" alignItems="baseline" justifyContent="space-between">
        <Text as="span" id={questionId} fontWeight="semibold" overflowWrap="anywhere" minW="0">
          {question}
        </Text>
        {status}
      </chakra.legend>
      <Stack gap="3">
        <Stack id={detailsId} gap="2" textStyle="sm">
          {reason !== null && <Text color="fg.muted">{reason}</Text>}
          {examples.length > 0 && <Examples texts={examples} />}
        </Stack>
        {children}
      </Stack>
    </chakra.fieldset>
  );
}

function Examples({ texts }: { texts: readonly string[] }) {
  return (
    <Flex gap="1.5" wrap="wrap" asChild>
      <ul aria-label={t("guest-import.questions.examples")}>
        {texts.map((text) => (
          <chakra.li key={text} bg="bg.panel" borderWidth="1px" px="2" py="0.5" overflowWrap="anywhere" minW="0">
            {text}
          </chakra.li>
        ))}
      </ul>
    </Flex>
  );
}
