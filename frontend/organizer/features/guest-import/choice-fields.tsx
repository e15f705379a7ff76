import { Box, Button, chakra, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId, useRef } from "react";
import { t } from "../../lib/text.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { FileChoice } from "./file-choices.ts";
import { asSuggested, type ImportRequest, isAsSuggested } from "./import-request.ts";
import { OptionChoice } from "./option-choice.tsx";

interface ChoicesProps {
  choices: readonly FileChoice[];
  disabled: boolean;
  onChange: (request: ImportRequest) => void;
}

export const questionsId = "questions-about-file";

/** What changes who is on the list, or is not certain; open questions stand out. Renders nothing if there are none. */
export function QuestionList({ choices, ...props }: ChoicesProps) {
  const titleId = useId();
  const openCount = choices.filter(isOpen).length;
  if (choices.length === 0) return null;
  return (
    <Stack
      as="section"
      id={questionsId}
      aria-labelledby={titleId}
      tabIndex={-1}
      outline="none"
      gap="3"
      scrollMarginTop="4"
    >
      <Stack gap="0">
        <Text as="h3" id={titleId} fontWeight="semibold" aria-live="polite">
          {t("guest-import.questions.title", { count: openCount })}
        </Text>
        <Text textStyle="note">
          {openCount > 0 ? t("guest-import.questions.hint") : t("guest-import.questions.answeredHint")}
        </Text>
      </Stack>
      {choices.map((choice) => (
        <QuestionFrame key={choice.id} isOpen={isOpen(choice)}>
          <ChoiceField choice={choice} {...props} />
        </QuestionFrame>
      ))}
    </Stack>
  );
}

export const isOpen = ({ state }: FileChoice) => state === "open" || state === "required";

function QuestionFrame({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Box
      p="4"
      borderRadius="l2"
      borderStartWidth="4px"
      borderColor={isOpen ? "brass.fg" : "border"}
      bg={isOpen ? "brass.subtle" : "bg.subtle"}
      transition="background-color 0.15s, border-color 0.15s"
    >
      {children}
    </Box>
  );
}

interface FileReadingProps extends ChoicesProps {
  request: ImportRequest;
  isNeeded: boolean;
}

/** Everything else that was decided about the file, and what each column means. */
export function FileReading({ request, isNeeded, choices, ...props }: FileReadingProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const fields = (about: FileChoice["about"]) =>
    choices
      .filter((choice) => choice.about === about)
      .map((choice) => <ChoiceField key={choice.id} choice={choice} {...props} />);

  function readAsSuggested() {
    props.onChange(asSuggested(request));
    trigger.current?.focus();
  }

  return (
    <Disclosure
      title={t("guest-import.reading.title")}
      isOpenAtFirst={isNeeded}
      ref={trigger}
      action={
        !isAsSuggested(request) && (
          <Button size="sm" variant="outline" disabled={props.disabled} onClick={readAsSuggested}>
            {t("guest-import.reading.asSuggested")}
          </Button>
        )
      }
    >
      <Stack gap="6" pt="3">
        {fields("decision")}
        <Stack role="group" aria-labelledby={titleId} gap="4">
          <Text id={titleId} fontWeight="semibold">
            {t("guest-import.columns.title")}
          </Text>
          {fields("column")}
        </Stack>
      </Stack>
    </Disclosure>
  );
}

function ChoiceField({ choice, disabled, onChange }: { choice: FileChoice } & Omit<ChoicesProps, "choices">) {
  const { question, options, value, examples, reason, isAsked, choose } = choice;
  const shown = examples.join(" · ");
  const questionId = useId();
  const detailsId = useId();
  return (
    <chakra.fieldset aria-describedby={detailsId} minW="0">
      <chakra.legend display="flex" w="full" gap="3" alignItems="baseline" justifyContent="space-between">
        <Text as="span" id={questionId} fontWeight="semibold" overflowWrap="anywhere" minW="0">
          {question}
        </Text>
        <ChoiceState choice={choice} />
      </chakra.legend>
      <Stack gap="2">
        <Stack id={detailsId} gap="0" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {shown !== "" && <Text lineClamp="2">{shown}</Text>}
          {/* In the open, what it is about is enough. */}
          {(!isAsked || shown === "") && <Text>{reason}</Text>}
        </Stack>
        {options.length > 1 ? (
          <OptionChoice
            options={options}
            value={value}
            labelledBy={questionId}
            isSuggestion={isOpen(choice)}
            disabled={disabled}
            onChoose={(option) => onChange(choose(option))}
          />
        ) : (
          <Text>{options[0]?.label}</Text>
        )}
      </Stack>
    </chakra.fieldset>
  );
}

function ChoiceState({ choice: { isAsked, state } }: { choice: FileChoice }) {
  if (!isAsked || state === "open" || state === "settled") return null;
  return (
    <Text as="span" flexShrink="0" textStyle="sm" color={state === "required" ? "brass.fg" : "fg.muted"}>
      {state === "required" ? t("guest-import.questions.required") : t("guest-import.questions.answered")}
    </Text>
  );
}
