import { Button, Stack, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

interface PointOfferProps {
  disabled: boolean;
  onPoint: () => void;
}

/** The way out where a file is read wrongly, or not at all. */
export function PointOffer({ disabled, onPoint }: PointOfferProps) {
  return (
    <Stack gap="2" align="start">
      <Text textStyle="sm" color="fg.muted">
        {t("guest-import.point.openHint")}
      </Text>
      <Button size="sm" variant="outline" disabled={disabled} onClick={onPoint}>
        {t("guest-import.point.open")}
      </Button>
    </Stack>
  );
}
