import { Accordion, Box, List, Span, Text } from "@chakra-ui/react";
import { ArrowRightLeft, Pencil, UserMinus, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { tableInSentence } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { DifferenceList_DifferenceFragment } from "./generated/difference-list.ts";

type Difference = DifferenceList_DifferenceFragment;
type Guest = Difference["guests"][number];

interface DifferenceListProps {
  added: Difference;
  moved: Difference;
  changed: Difference;
  removed: Difference;
}

export function DifferenceList({ added, moved, changed, removed }: DifferenceListProps) {
  const kinds = (
    [
      { id: "added", icon: <UserPlus />, color: "green.fg", of: added },
      { id: "moved", icon: <ArrowRightLeft />, color: "blue.fg", of: moved },
      { id: "changed", icon: <Pencil />, color: "blue.fg", of: changed },
      { id: "removed", icon: <UserMinus />, color: "red.fg", of: removed },
    ] as const
  ).filter((kind) => kind.of.totalCount > 0);
  return (
    <Accordion.Root multiple collapsible lazyMount variant="enclosed" size="sm">
      {kinds.map((kind) => (
        <Accordion.Item key={kind.id} value={kind.id}>
          <Accordion.ItemTrigger>
            <Box color={kind.color} css={{ "& svg": { boxSize: "4" } }} aria-hidden>
              {kind.icon}
            </Box>
            <Span flex="1">{titleOf(kind.id, kind.of)}</Span>
            <Accordion.ItemIndicator />
          </Accordion.ItemTrigger>
          <Accordion.ItemContent>
            <Guests label={titleOf(kind.id, kind.of)} difference={kind.of} />
          </Accordion.ItemContent>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

function titleOf(kind: "added" | "moved" | "changed" | "removed", { totalCount: count }: Difference): string {
  return t(`guest-import.preview.${kind}`, { count });
}

function Guests({ label, difference: { guests, totalCount } }: { label: string; difference: Difference }) {
  const notNamed = totalCount - guests.length;
  return (
    <Box maxH="64" overflowY="auto" role="group" aria-label={label} tabIndex={0} pb="3">
      <List.Root variant="plain" gap="1">
        {guests.map((guest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: guests with the same name and table have no other key
          <List.Item key={index} display="block" overflowWrap="anywhere">
            <Text as="span" fontWeight="medium">
              {guest.name}
            </Text>
            <Text as="span" color="fg.muted">
              {", "}
              {whatOf(guest)}
            </Text>
          </List.Item>
        ))}
      </List.Root>
      {notNamed > 0 && (
        <Text mt="1" color="fg.muted">
          {t("guest-import.preview.notNamed", { count: notNamed })}
        </Text>
      )}
    </Box>
  );
}

function whatOf({ name, tableNumber, previousName, previousTableNumber, changes }: Guest): ReactNode {
  const isMoved = previousTableNumber !== null && previousTableNumber !== tableNumber;
  const isRenamed = previousName !== null && previousName !== name;
  return [
    tableOf(tableNumber),
    isMoved ? t("guest-import.preview.from", { name: tableOf(previousTableNumber) }) : "",
    isRenamed ? t("guest-import.preview.until", { name: previousName }) : "",
    ...changes.map(changeOf),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function changeOf({ column, before, after }: Guest["changes"][number]): string {
  return t("guest-import.preview.change", { column, before: cellOf(before), after: cellOf(after) });
}

function cellOf(text: string): string {
  return text === "" ? t("guest-import.preview.empty") : t("guest-import.preview.cell", { text });
}

function tableOf(tableNumber: string): string {
  return tableNumber === "" ? t("guest-import.preview.noTable") : tableInSentence(tableNumber);
}
