import { useQuery } from "@apollo/client/react";
import { Box, Combobox, createListCollection, Field, Text } from "@chakra-ui/react";
import { type Ref, useMemo, useState } from "react";
import { useDebounced } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { OwnerChoicesDocument, type OwnerField_UserFragment } from "./generated/owner-choices.ts";

type Customer = OwnerField_UserFragment;

const debounceMilliseconds = 300;

interface OwnerFieldProps {
  /** Undefined when none is chosen. */
  onChange: (customerId: number | undefined) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The owner of a new event: a customer without an event, found by part of their name, username or email. Optional. */
export function OwnerField({ onChange, error, inputRef }: OwnerFieldProps) {
  const [text, setText] = useState("");
  const { customers, isSearching, hasFailed } = useOwnerChoices(text);
  const collection = useMemo(() => {
    return createListCollection<Customer>({
      items: [...customers],
      itemToString: ({ name }) => name,
      itemToValue: ({ id }) => String(id),
    });
  }, [customers]);

  return (
    <Field.Root invalid={error !== undefined}>
      <Combobox.Root
        collection={collection}
        openOnClick
        inputBehavior="autohighlight"
        positioning={{ sameWidth: true }}
        onInputValueChange={(change) => setText(change.reason === "input-change" ? change.inputValue : "")}
        onValueChange={(change) => onChange(change.value[0] === undefined ? undefined : Number(change.value[0]))}
      >
        <Combobox.Label>{t("users.owner.label")}</Combobox.Label>
        <Combobox.Control>
          <Combobox.Input
            ref={inputRef}
            placeholder={t("users.owner.placeholder")}
            bg="bg.panel"
            borderColor="border.emphasized"
            textStyle="md"
            minH="11"
            scrollMarginTop="24"
          />
          <Combobox.IndicatorGroup>
            <Combobox.ClearTrigger aria-label={t("users.owner.clear")} />
            <Combobox.Trigger aria-label={t("users.owner.open")} />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content maxH="80">
            <Combobox.Empty>{emptyText(isSearching, hasFailed)}</Combobox.Empty>
            {collection.items.map((customer) => (
              <Combobox.Item key={customer.id} item={customer} minH="11">
                <Box minW="0">
                  <Combobox.ItemText>{customer.name}</Combobox.ItemText>
                  <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                    {customer.email}
                  </Text>
                </Box>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
      <Field.HelperText>{t("users.owner.hint")}</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

function emptyText(isSearching: boolean, hasFailed: boolean): string {
  if (isSearching) return t("users.owner.searching");
  return hasFailed ? t("users.listFailed") : t("users.owner.noneFound");
}

const nobody: readonly Customer[] = [];

function useOwnerChoices(text: string) {
  const search = useDebounced(text.trim(), debounceMilliseconds);
  const { data, previousData, loading, error } = useQuery(OwnerChoicesDocument, { variables: { search } });
  const customers = (data ?? previousData)?.users.nodes ?? nobody;
  return { customers, isSearching: loading, hasFailed: error !== undefined };
}
