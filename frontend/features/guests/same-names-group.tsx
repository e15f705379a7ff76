import { Box, Button, chakra, Flex, Heading, Table } from "@chakra-ui/react";
import { useId, useState } from "react";
import { t } from "../../lib/text.ts";
import type { SameNames_GuestFragment } from "./generated/same-names.ts";
import { extraValue } from "./guest-row.ts";
import type { NameGroup } from "./use-same-names.ts";

const maxLines = 12;

interface SameNamesGroupProps {
  group: NameGroup;
  columns: readonly string[];
  onMerge: (kept: SameNames_GuestFragment, duplicateIds: number[]) => Promise<unknown>;
  onKeepApart: (name: string, guestIds: number[]) => Promise<unknown>;
}

export function SameNamesGroup({ group: { name, guests }, columns, onMerge, onKeepApart }: SameNamesGroupProps) {
  const headingId = useId();
  const [keptId, setKeptId] = useState(() => bestOf(guests)?.id);
  const [isBusy, setIsBusy] = useState(false);
  const kept = guests.find(({ id }) => id === keptId);

  async function answer(change: () => Promise<unknown>) {
    setIsBusy(true);
    await change();
    setIsBusy(false);
  }

  const ids = guests.map(({ id }) => id);
  const merge = async () =>
    kept !== undefined &&
    onMerge(
      kept,
      ids.filter((id) => id !== kept.id),
    );
  const keepApart = () => onKeepApart(name, ids);

  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h3" id={headingId} textStyle="lg" overflowWrap="anywhere" mb="2">
        {name}
      </Heading>
      <Box overflowX="auto" borderTopWidth="1px">
        <Table.Root size="sm" aria-labelledby={headingId} bg="transparent" fontVariantNumeric="tabular-nums">
          <Table.Header>
            <Table.Row bg="transparent">
              <Table.Cell px="0" />
              {guests.map((guest) => (
                <Table.ColumnHeader key={guest.id} scope="col" px="3">
                  <chakra.label
                    display="flex"
                    alignItems="center"
                    gap="2"
                    minH="8"
                    cursor="pointer"
                    fontWeight="medium"
                  >
                    <chakra.input
                      type="radio"
                      name={headingId}
                      accentColor="brand.solid"
                      boxSize="4"
                      checked={guest.id === keptId}
                      onChange={() => setKeptId(guest.id)}
                    />
                    {t("guest-list.sameNames.keep")}
                  </chakra.label>
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {linesOf(guests, columns).map(({ label, texts }) => (
              <Table.Row key={label} bg="transparent">
                <Table.ColumnHeader scope="row" px="0" color="fg.muted" fontWeight="normal" maxW="8rem">
                  {label}
                </Table.ColumnHeader>
                {texts.map((text, at) => (
                  <Table.Cell
                    key={guests[at]?.id}
                    px="3"
                    overflowWrap="anywhere"
                    fontWeight={isAlike(texts) ? "normal" : "semibold"}
                  >
                    {text}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Flex gap="2" mt="3" wrap="wrap">
        <Button variant="outline" px="3" loading={isBusy} onClick={() => void answer(merge)}>
          {t("guest-list.sameNames.merge")}
        </Button>
        <Button variant="ghost" px="3" disabled={isBusy} onClick={() => void answer(keepApart)}>
          {t("guest-list.sameNames.different")}
        </Button>
      </Flex>
    </Box>
  );
}

interface Line {
  label: string;
  texts: readonly string[];
}

const isAlike = (texts: readonly string[]) => texts.every((text) => text === texts[0]);

function linesOf(guests: readonly SameNames_GuestFragment[], columns: readonly string[]): Line[] {
  const names = guests.map(({ name }) => name);
  const known: Line[] = [
    // Where they are spelled alike, the heading says it.
    { label: t("guest-list.name"), texts: isAlike(names) ? [] : names },
    { label: t("guest-list.list.columns.table"), texts: guests.map(tableOf) },
    { label: t("guest-list.sameNames.household"), texts: guests.map(({ household }) => household) },
  ];
  const extra = columns.map((label): Line => ({ label, texts: guests.map((guest) => extraValue(guest, label)) }));
  const lines = [...known, ...extra].filter(({ texts }) => texts.some((text) => text !== ""));
  return [...lines.filter(({ texts }) => !isAlike(texts)), ...lines.filter(({ texts }) => isAlike(texts))].slice(
    0,
    maxLines,
  );
}

function tableOf({ tableNumber }: SameNames_GuestFragment): string {
  return tableNumber === "" ? t("guest-list.list.noTable") : tableNumber;
}

/** The guest of whom most is known; one with a table rather than one without. */
function bestOf(guests: readonly SameNames_GuestFragment[]): SameNames_GuestFragment | undefined {
  const worth = ({ tableNumber, additionalInfo }: SameNames_GuestFragment) =>
    (tableNumber === "" ? 0 : 100) + Object.keys(additionalInfo).length;
  return guests.toSorted((one, other) => worth(other) - worth(one))[0];
}
