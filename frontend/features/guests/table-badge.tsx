import { Badge, Button, Text } from "@chakra-ui/react";
import { tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import { Hint } from "../../ui/hint.tsx";
import type { GuestRow } from "./guest-fields.ts";

interface TableBadgeProps {
  guest: GuestRow;
  onMove?: ((guest: GuestRow) => void) | undefined;
}

export function TableBadge({ guest, onMove }: TableBadgeProps) {
  const { name, tableNumber } = guest;
  const table = tableNumber === "" ? t("guest-list.list.noTable") : tableTitle(tableNumber);
  const look = tableNumber === "" ? unseated : seated;
  if (!onMove)
    return (
      <Badge {...pill} {...look}>
        <TableText tableNumber={tableNumber} />
      </Badge>
    );
  return (
    <Hint text={t("guest-list.bulk.move")}>
      <Button
        variant="plain"
        {...pill}
        {...look}
        _hover={{ borderColor: "brand.solid", color: "brand.fg" }}
        aria-label={t("guest-list.list.moveNamed", { table, name })}
        onClick={() => onMove(guest)}
      >
        <TableText tableNumber={tableNumber} />
      </Button>
    </Hint>
  );
}

/** Under the header "Table" the number is enough; on phones there is no header. */
function TableText({ tableNumber }: Pick<GuestRow, "tableNumber">) {
  if (tableNumber === "") return t("guest-list.list.noTable");
  return (
    <>
      <Text as="span" hideFrom="md">
        {tableTitle(tableNumber)}
      </Text>
      <Text as="span" hideBelow="md">
        {tableNumber}
      </Text>
    </>
  );
}

const pill = {
  h: "auto",
  minH: { base: "8", md: "6" },
  minW: "9",
  maxW: { base: "9rem", md: "14rem" },
  px: "2.5",
  py: "0.5",
  gap: "0",
  justifyContent: "center",
  rounded: "full",
  borderWidth: "1px",
  textStyle: "sm",
  fontWeight: "medium",
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
} as const;

const seated = { bg: "bg.panel", color: "fg", borderColor: "border" } as const;
const unseated = { bg: "brass.subtle", color: "brass.fg", borderColor: "brass.subtle" } as const;
