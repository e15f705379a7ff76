import { useMutation } from "@apollo/client/react";
import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { EnterGuestCodeDocument } from "../../generated/documents.ts";
import { errorText } from "../../lib/error-text.ts";
import { serverMessage } from "../../lib/server-message.ts";
import { t } from "../../lib/text.ts";
import { noteAsksForCode } from "./asks-for-code.ts";
import { NameInput } from "./name-input.tsx";

interface GuestCodeFormProps {
  eventId: number;
  /** The code from a scanned link: it is submitted immediately. */
  scanned: string | undefined;
}

/** Asks for the code from the invitation before a guest can search an event with a code. */
export function GuestCodeForm({ eventId, scanned }: GuestCodeFormProps) {
  const inputId = useId();
  const errorId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(scanned ?? "");
  const [enterCode, { loading, error }] = useMutation(EnterGuestCodeDocument, {
    update: (cache) => noteAsksForCode(cache, eventId, false),
  });
  const enter = () => void enterCode({ variables: { eventId, code } }).catch(selectCode);
  const enterScanned = useEffectEvent(enter);
  useEffect(() => {
    if (scanned !== undefined) enterScanned();
  }, [scanned]);

  function selectCode() {
    inputRef.current?.focus();
    inputRef.current?.select();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    enter();
  }

  return (
    <Stack asChild gap="4" w="full" maxW="sm" textAlign="start">
      <form onSubmit={submit}>
        <Box asChild fontWeight="medium">
          <label htmlFor={inputId}>{t("guest-search.codeLabel")}</label>
        </Box>
        <NameInput
          ref={inputRef}
          id={inputId}
          required
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          size="2xl"
          borderRadius="l3"
          shadow="card"
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        {error && (
          <Text id={errorId} role="alert" fontWeight="medium">
            {serverMessage(error) ?? errorText(error)}
          </Text>
        )}
        <Button type="submit" size="xl" loading={loading} loadingText={t("guest-search.codeChecking")}>
          {t("guest-search.codeEnter")}
        </Button>
      </form>
    </Stack>
  );
}
