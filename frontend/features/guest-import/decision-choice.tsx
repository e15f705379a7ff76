import { type ReactNode, useId } from "react";
import { ChoiceGroup } from "./choice-group.tsx";
import type { Decision } from "./file-questions.ts";
import { answerTo, type ImportRequest } from "./import-request.ts";
import { OptionChoice } from "./option-choice.tsx";

interface DecisionChoiceProps {
  decision: Decision;
  request: ImportRequest;
  isOpen: boolean;
  status?: ReactNode;
  disabled: boolean;
  onChoose: (option: string) => void;
}

export function DecisionChoice({ decision, request, isOpen, status, disabled, onChoose }: DecisionChoiceProps) {
  const questionId = useId();
  return (
    <ChoiceGroup
      question={decision.question}
      questionId={questionId}
      examples={decision.examples}
      reason={decision.reason}
      status={status}
    >
      <OptionChoice
        options={decision.options}
        value={answerTo(request, decision.id) ?? decision.taken}
        labelledBy={questionId}
        isSuggestion={isOpen}
        disabled={disabled}
        onChoose={onChoose}
      />
    </ChoiceGroup>
  );
}
