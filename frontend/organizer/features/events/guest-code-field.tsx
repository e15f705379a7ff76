import { Box, Button, Flex } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { isHardToGuess } from "../../../../common/guest-code.ts";
import { t } from "../../lib/text.ts";
import { TextField } from "../../ui/text-field.tsx";

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

/** Without those that look alike, as in the links of events: 8 of them are about 39 bits. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const partLength = 4;

/** A guest code that nobody can guess and that is easy to read on paper, such as "k7mq-2xpd". */
export function suggestGuestCode(): string {
  const code = `${randomLetters(partLength)}-${randomLetters(partLength)}`;
  // One in twelve has no digit.
  return isHardToGuess(code) ? code : suggestGuestCode();
}

function randomLetters(count: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(count));
  return Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");
}
