import { Button, chakra, Flex, Grid, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import type { GuestColumnUse } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";
import { type ColumnMapping, columnUses, type FileColumn, lackOf, mappingWith } from "./column-uses.ts";

interface ColumnChoicesProps {
  /** As recognized, or as chosen by hand. */
  columns: readonly FileColumn[];
  mapping: ColumnMapping | null;
  disabled: boolean;
  /** Null uses the headers again. */
  onChange: (mapping: ColumnMapping | null) => void;
}

const columnsAtFirst = 12;

/** What each column of the file means, with a way to correct it. */
export function ColumnChoices({ columns, mapping, disabled, onChange }: ColumnChoicesProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? columns : columns.slice(0, columnsAtFirst);
  const lack = lackOf(mapping);
  return (
    <Stack role="group" aria-labelledby={titleId} gap="3">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Stack gap="0">
          <Text id={titleId} fontWeight="semibold">
            {t("guest-import.columns.title")}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {t("guest-import.columns.hint")}
          </Text>
        </Stack>
        {mapping !== null && (
          <Button size="sm" variant="outline" disabled={disabled} onClick={() => onChange(null)}>
            {t("guest-import.columns.reset")}
          </Button>
        )}
      </Flex>
      <Stack gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
        {shown.map((column) => (
          <ColumnChoice
            key={column.name}
            column={column}
            disabled={disabled}
            onUse={(use) => onChange(mappingWith(columns, column.name, use))}
          />
        ))}
      </Stack>
      {shown.length < columns.length && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setShowsAll(true)}>
          {t("guest-import.columns.showAll", { count: columns.length })}
        </Button>
      )}
      <Text role="status" color="fg.error" textStyle="sm" _empty={{ mt: "-3" }}>
        {lack === "name" && t("guest-import.columns.lacksName")}
        {lack === "table" && t("guest-import.columns.lacksTable")}
      </Text>
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
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 13rem" }}
      gap={{ base: "2", sm: "4" }}
      alignItems="center"
      p="3"
    >
      <Stack gap="0" minW="0">
        <chakra.label htmlFor={selectId} fontWeight="medium" overflowWrap="anywhere">
          {column.name}
        </chakra.label>
        <Text textStyle="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
          {column.samples.join(" · ") || t("guest-import.columns.noSamples")}
        </Text>
      </Stack>
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field
          id={selectId}
          value={column.use}
          onChange={(change) => {
            const use = columnUses.find((known) => known === change.currentTarget.value);
            if (use !== undefined) onUse(use);
          }}
        >
          {columnUses.map((use) => (
            <option key={use} value={use}>
              {t(`guest-import.columns.uses.${use}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Grid>
  );
}
