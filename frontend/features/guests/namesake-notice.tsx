import { Alert, Button, Flex } from "@chakra-ui/react";
import { atTable } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { GuestRow } from "./guest-row.ts";

interface NamesakeNoticeProps {
  namesake: GuestRow;
  isBusy: boolean;
  onEdit: () => void;
  onAddAnyway: () => void;
}

export function NamesakeNotice({ namesake: { name, tableNumber }, isBusy, onEdit, onAddAnyway }: NamesakeNoticeProps) {
  const place = tableNumber === "" ? t("guest-list.namesake.noTable") : atTable(tableNumber);
  return (
    <Alert.Root status="warning" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="3" minW="0">
        <Alert.Title overflowWrap="anywhere">{t("guest-list.namesake.question", { name, place })}</Alert.Title>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" color="fg" onClick={onEdit}>
            {t("guest-list.namesake.edit")}
          </Button>
          <Button size="sm" variant="outline" color="fg" disabled={isBusy} onClick={onAddAnyway}>
            {t("guest-list.namesake.addAnyway")}
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
