import { Button, chakra, Grid, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import type { GuestColumnUse } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { columnUseOf, columnUses, type FileColumn, hasNoHeader } from "./column-uses.ts";

interface ColumnChoicesProps {
  columns: readonly FileColumn[];
  disabled: boolean;
  onUse: (column: string, use: GuestColumnUse) => void;
}

const columnsAtFirst = 12;

export function ColumnChoices({ columns, disabled, onUse }: ColumnChoicesProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? columns : columns.slice(0, columnsAtFirst);
  return (
    <Stack role="group" aria-labelledby={titleId} gap="3">
      <Stack gap="0">
        <Text id={titleId} fontWeight="semibold">
          {t("guest-import.columns.title")}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t("guest-import.columns.hint")}
        </Text>
      </Stack>
      <Stack gap="0" divideY="1px" borderYWidth="1px">
        {shown.map((column) => (
          <ColumnChoice
            key={column.name}
            column={column}
            disabled={disabled}
            onUse={(use) => onUse(column.name, use)}
          />
        ))}
      </Stack>
      {shown.length < columns.length && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setShowsAll(true)}>
          {t("guest-import.columns.showAll", { count: columns.length })}
        </Button>
      )}
    </Stack>
  );
}

interface ColumnChoiceProps {
  column: FileColumn;
  disabled: boolean;
  onUse: (use: GuestColumnUse) => void;
}

function ColumnChoice({ column, disabled, onUse }: ColumnChoiceProps) {
  const selectId = useId();
  const hintId = useId();
  const { name, letters, use, reason, isCertain, samples } = column;
  return (
    <Grid
      templateColumns={{ base: "2rem minmax(0, 1fr)", sm: "2rem minmax(0, 1fr) 13rem" }}
      columnGap="2"
      rowGap="2"
      alignItems="center"
      py="3"
    >
      <Text alignSelf="start" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {letters}
      </Text>
      <Stack gap="0" minW="0">
        <chakra.label htmlFor={selectId} fontWeight="medium" overflowWrap="anywhere">
          {hasNoHeader(column) ? t("guest-import.columns.withoutHeader", { letters }) : name}
        </chakra.label>
        <Text textStyle="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
          {samples.join(" · ") || t("guest-import.columns.noSamples")}
        </Text>
        <Text id={hintId} textStyle="sm" color="fg.muted">
          {!isCertain && (
            <Text as="span" color="brass.fg" fontWeight="medium">
              {t("guest-import.columns.unsure")}
              {". "}
            </Text>
          )}
          {reason}
        </Text>
      </Stack>
      <NativeSelect.Root disabled={disabled} gridColumn={{ base: "2", sm: "auto" }}>
        <NativeSelect.Field
          id={selectId}
          aria-describedby={hintId}
          value={use}
          onChange={(change) => {
            const chosen = columnUseOf(change.currentTarget.value);
            if (chosen !== undefined) onUse(chosen);
          }}
        >
          {columnUses.map((known) => (
            <option key={known} value={known}>
              {t(`guest-import.columns.uses.${known}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Grid>
  );
}
