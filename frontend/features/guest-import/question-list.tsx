import { Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { GuestColumnUse } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { ColumnQuestion } from "./column-question.tsx";
import { DecisionChoice } from "./decision-choice.tsx";
import type { FileQuestion } from "./file-questions.ts";
import type { ImportRequest } from "./import-request.ts";
import { QuestionFrame } from "./question-frame.tsx";

interface QuestionProps {
  request: ImportRequest;
  disabled: boolean;
  onAnswer: (decision: string, option: string) => void;
  onUse: (column: string, use: GuestColumnUse) => void;
}

export const questionsId = "questions-about-file";

/** What the reader was not sure about; open questions stand out. Renders nothing if there are none. */
export function QuestionList({ questions, ...props }: QuestionProps & { questions: readonly FileQuestion[] }) {
  const titleId = useId();
  const openCount = questions.filter(({ isOpen }) => isOpen).length;
  if (questions.length === 0) return null;
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
        <Text textStyle="sm" color="fg.muted">
          {openCount > 0 ? t("guest-import.questions.hint") : t("guest-import.questions.answeredHint")}
        </Text>
      </Stack>
      {questions.map((question) => (
        <QuestionFrame key={question.id} isOpen={question.isOpen}>
          <Question question={question} {...props} />
        </QuestionFrame>
      ))}
    </Stack>
  );
}

function Question({ question, request, disabled, onAnswer, onUse }: QuestionProps & { question: FileQuestion }) {
  const { about, isOpen } = question;
  const status = <QuestionStatus question={question} />;
  return about.kind === "decision" ? (
    <DecisionChoice
      decision={about.decision}
      request={request}
      isOpen={isOpen}
      status={status}
      disabled={disabled}
      onChoose={(option) => onAnswer(about.decision.id, option)}
    />
  ) : (
    <ColumnQuestion
      column={about.column}
      isOpen={isOpen}
      status={status}
      disabled={disabled}
      onUse={(use) => onUse(about.column.name, use)}
    />
  );
}

function QuestionStatus({ question: { isOpen, isRequired } }: { question: FileQuestion }) {
  if (isOpen && !isRequired) return null;
  return (
    <Text as="span" flexShrink="0" textStyle="sm" color={isOpen ? "brass.fg" : "fg.muted"}>
      {isOpen ? t("guest-import.questions.required") : t("guest-import.questions.answered")}
    </Text>
  );
}
