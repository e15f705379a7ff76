import { Button, Flex, Separator, Stack, Text } from "@chakra-ui/react";
import { Fragment, useId, useState } from "react";
import type { ConflictSide } from "../../generated/schema-types.ts";
import { t, textOf } from "../../lib/text.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { type Conflict, chosenSide, conflictKey, withAllConflicts, withConflictChoice } from "./conflict-choices.ts";
import { conflictTexts } from "./conflict-texts.ts";
import type { ImportRequest } from "./import-request.ts";
import { OptionChoice } from "./option-choice.tsx";
import { QuestionFrame } from "./question-frame.tsx";

interface ConflictListProps {
  /** The first of `totalCount`. */
  conflicts: readonly Conflict[];
  totalCount: number;
  request: ImportRequest;
  disabled: boolean;
  onChange: (request: ImportRequest) => void;
}

const conflictsAtFirst = 5;
const sides = ["LIST", "FILE"] as const satisfies ConflictSide[];

/** Asks whose values an update takes where list and file both changed them. Renders nothing without conflicts. */
export function ConflictList({ conflicts, totalCount, request, disabled, onChange }: ConflictListProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (totalCount === 0) return null;
  const shown = showsAll ? conflicts : conflicts.slice(0, conflictsAtFirst);
  const isOpen = conflicts.some((conflict) => chosenSide(request, conflict) === undefined);
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Stack gap="0">
        <Text as="h3" id={titleId} fontWeight="semibold" aria-live="polite">
          {t("guest-import.conflicts.title", { count: totalCount })}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t("guest-import.conflicts.hint")}
        </Text>
      </Stack>
      <QuestionFrame isOpen={isOpen}>
        <Stack gap="4">
          {totalCount > 1 && (
            <Flex gap="2" wrap="wrap">
              {sides.map((side) => (
                <Button
                  key={side}
                  size="sm"
                  variant="outline"
                  bg="bg.panel"
                  disabled={disabled}
                  onClick={() => onChange(withAllConflicts(request, side))}
                >
                  {t(`guest-import.conflicts.all.${side}`)}
                </Button>
              ))}
            </Flex>
          )}
          {shown.map((conflict, index) => (
            <Fragment key={conflictKey(conflict)}>
              {(index > 0 || totalCount > 1) && <Separator />}
              <ConflictChoice
                conflict={conflict}
                value={chosenSide(request, conflict) ?? conflict.take}
                disabled={disabled}
                onChoose={(side) => onChange(withConflictChoice(request, conflict, side))}
              />
            </Fragment>
          ))}
          {shown.length < conflicts.length && (
            <Button size="sm" variant="outline" bg="bg.panel" alignSelf="start" onClick={() => setShowsAll(true)}>
              {t("guest-import.conflicts.showAll", { count: conflicts.length })}
            </Button>
          )}
          {showsAll && conflicts.length < totalCount && (
            <Text textStyle="sm">
              {t("guest-import.conflicts.notListed", { count: totalCount - conflicts.length })}
            </Text>
          )}
        </Stack>
      </QuestionFrame>
    </Stack>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  value: ConflictSide;
  disabled: boolean;
  onChoose: (side: ConflictSide) => void;
}

function ConflictChoice({ conflict, value, disabled, onChoose }: ConflictChoiceProps) {
  const questionId = useId();
  const texts = conflictTexts(conflict);
  return (
    <ChoiceGroup
      question={textOf(texts.question)}
      questionId={questionId}
      examples={[]}
      reason={texts.before && textOf(texts.before)}
    >
      <OptionChoice
        options={sides.map((side) => ({ value: side, label: textOf(texts.sides[side]) }))}
        value={value}
        labelledBy={questionId}
        isSuggestion={false}
        areShort
        disabled={disabled}
        onChoose={(chosen) => {
          const side = sides.find((known) => known === chosen);
          if (side !== undefined) onChoose(side);
        }}
      />
    </ChoiceGroup>
  );
}
