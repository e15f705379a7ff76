import { Button, Dialog, Fieldset, RadioGroup, Stack, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { t } from "../../../../lib/text.ts";
import { ChoiceField } from "../../../../ui/choice-field.tsx";
import { columnsOf } from "../../model/guest-filter.ts";
import type { ShownBoard } from "../../seating.ts";
import { columnOfNames } from "./column-of-names.ts";
import { meaningKeys } from "./meanings.ts";
import type { ChosenColumn, NamedKind } from "./named-wishes.ts";

const pairOrder: readonly NamedKind[] = ["LIKE", "DISLIKE", "TOGETHER", "APART"];

interface ChooseNamesProps {
  first: ChosenColumn | null;
  shown: ShownBoard;
  onChoose: (chosen: ChosenColumn) => void;
}

export function ChooseNames({ first, shown, onChoose }: ChooseNamesProps) {
  const { guests } = shown.board;
  const columns = useMemo(() => columnsOf(guests.values()), [guests]);
  const [chosen, setChosen] = useState<ChosenColumn>(() => first ?? columnOfNames(guests, columns));
  return (
    <>
      <Dialog.Body>
        <Stack gap="5">
          <Text color="fg.muted">{t("seating-wishes.names.intro")}</Text>
          <ChoiceField
            isInDialog
            label={t("seating-wishes.form.column")}
            value={chosen.column}
            options={columns.map((column) => ({ value: column, label: column }))}
            onChoose={(column) => setChosen({ ...chosen, column })}
          />
          <Fieldset.Root>
            <Fieldset.Legend textStyle="sm" fontWeight="medium">
              {t("seating-wishes.names.means")}
            </Fieldset.Legend>
            <RadioGroup.Root
              value={chosen.kind}
              onValueChange={({ value }) => {
                const kind = pairOrder.find((one) => one === value);
                if (kind) setChosen({ ...chosen, kind });
              }}
            >
              <Stack gap="0">
                {pairOrder.map((kind) => (
                  <RadioGroup.Item key={kind} value={kind} minH={{ base: "11", lg: "9" }}>
                    <RadioGroup.ItemHiddenInput />
                    <RadioGroup.ItemIndicator borderColor="border.emphasized" />
                    <RadioGroup.ItemText fontWeight="normal">{t(meaningKeys[kind])}</RadioGroup.ItemText>
                  </RadioGroup.Item>
                ))}
              </Stack>
            </RadioGroup.Root>
          </Fieldset.Root>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={() => onChoose(chosen)}>{t("seating-wishes.names.check")}</Button>
      </Dialog.Footer>
    </>
  );
}
