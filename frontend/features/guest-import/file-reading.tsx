import { Button, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import type { GuestColumnUse } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { ColumnChoices } from "./column-choices.tsx";
import type { FileColumn } from "./column-uses.ts";
import { DecisionChoice } from "./decision-choice.tsx";
import type { Decision } from "./file-questions.ts";
import { asSuggested, type ImportRequest, isAsSuggested } from "./import-request.ts";
import { PointOffer } from "./point-offer.tsx";

interface FileReadingProps {
  request: ImportRequest;
  decisions: readonly Decision[];
  columns: readonly FileColumn[];
  isNeeded: boolean;
  disabled: boolean;
  onAnswer: (decision: string, option: string) => void;
  onUse: (column: string, use: GuestColumnUse) => void;
  onReset: (request: ImportRequest) => void;
  onPoint: () => void;
}

export function FileReading(props: FileReadingProps) {
  const { request, decisions, columns, isNeeded, disabled, onAnswer, onUse, onReset, onPoint } = props;
  const trigger = useRef<HTMLButtonElement>(null);

  function readAsSuggested() {
    onReset(asSuggested(request));
    trigger.current?.focus();
  }

  return (
    <Disclosure
      title={t("guest-import.reading.title")}
      isOpenAtFirst={isNeeded}
      ref={trigger}
      action={
        !isAsSuggested(request) && (
          <Button size="sm" variant="outline" disabled={disabled} onClick={readAsSuggested}>
            {t("guest-import.reading.asSuggested")}
          </Button>
        )
      }
    >
      <Stack gap="6" pt="3">
        {decisions.map((decision) =>
          decision.options.length > 1 ? (
            <DecisionChoice
              key={decision.id}
              decision={decision}
              request={request}
              isOpen={false}
              disabled={disabled}
              onChoose={(option) => onAnswer(decision.id, option)}
            />
          ) : (
            <OnlyWay key={decision.id} decision={decision} />
          ),
        )}
        <ColumnChoices columns={columns} disabled={disabled} onUse={onUse} />
        <PointOffer disabled={disabled} onPoint={onPoint} />
      </Stack>
    </Disclosure>
  );
}

function OnlyWay({ decision: { question, reason, options } }: { decision: Decision }) {
  return (
    <Stack gap="0.5">
      <Text fontWeight="semibold">{question}</Text>
      <Text>{options.map(({ label }) => label).join(" · ")}</Text>
      <Text textStyle="sm" color="fg.muted">
        {reason}
      </Text>
    </Stack>
  );
}
