import { Button, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { t } from "../../../lib/text.ts";
import { Notice } from "./notice.tsx";

interface SeatsMissingProps {
  count: number;
  onAdd: () => void;
}

export function SeatsMissing({ count, onAdd }: SeatsMissingProps) {
  return (
    <Notice title={t("seating-suggestion.choose.missing", { count })}>
      <Stack gap="3" align="start">
        <Text>{t("seating-suggestion.choose.missingHint")}</Text>
        <Button onClick={onAdd}>
          <Plus aria-hidden />
          {t("seating.add.open")}
        </Button>
      </Stack>
    </Notice>
  );
}
