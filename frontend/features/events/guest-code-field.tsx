import { Box, Button, Flex } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { t } from "../../lib/text.ts";
import { TextField } from "../../ui/text-field.tsx";
import { suggestGuestCode } from "./suggest-guest-code.ts";

type GuestCodeFieldProps = Pick<ComponentProps<typeof TextField>, "name" | "ref" | "onChange" | "onBlur" | "error"> & {
  onSuggest: (code: string) => void;
};

export function GuestCodeField({ onSuggest, ...field }: GuestCodeFieldProps) {
  return (
    <Flex direction={{ base: "column", sm: "row" }} gap="3" align="start">
      <Box flex="1" w="full">
        <TextField label={t("events.form.guestCode")} hint={t("events.form.guestCodeHint")} isVerbatim {...field} />
      </Box>
      {/* In line with the input, below its label. */}
      <Button variant="outline" mt={{ sm: "1.625rem" }} onClick={() => onSuggest(suggestGuestCode())}>
        {t("events.form.suggestGuestCode")}
      </Button>
    </Flex>
  );
}
