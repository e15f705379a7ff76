import { Box, Button, Flex, Input, Stack, Text } from "@chakra-ui/react";
import { dateAndTime } from "../lib/dates.ts";
import { t } from "../lib/text.ts";
import { toastTexts } from "../lib/toast-texts.ts";
import { CopyButton } from "./copy-button.tsx";
import { QrCode } from "./qr-code.tsx";
import { showToast } from "./show-toast.ts";

/** A link that works once and is shown only now. */
export interface NewLink {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

interface ReadyLinkProps {
  link: NewLink;
  label: string;
  qrLabel: string;
  onDone: () => void;
}

/** A new link, to copy or to scan. Nobody can see it again later. */
export function ReadyLink({ link, label, qrLabel, onDone }: ReadyLinkProps) {
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Text role="status" fontWeight="medium">
          {t("ui.link.ready")}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t("ui.link.worksUntil", { time: dateAndTime(link.expiresAt) })}
        </Text>
      </Stack>
      <Flex gap="2">
        <Input
          readOnly
          dir="ltr"
          aria-label={label}
          value={link.url}
          textStyle="sm"
          bg="bg.subtle"
          borderColor="border"
          onFocus={(focus) => focus.currentTarget.select()}
        />
        <CopyButton
          autoFocus
          variant="solid"
          flexShrink="0"
          label={t("ui.link.copy")}
          text={link.url}
          onCopied={() => undefined}
          onRefused={() => showToast(toastTexts.copyRefused())}
        />
      </Flex>
      <Stack as="figure" gap="3" align="center">
        <Box maxW="48" w="full" borderRadius="l2" overflow="hidden" borderWidth="1px">
          <QrCode text={link.url} label={qrLabel} />
        </Box>
        <Text as="figcaption" textStyle="sm" color="fg.muted" textAlign="center" textWrap="balance">
          {t("ui.link.qrHint")}
        </Text>
      </Stack>
      <Flex justify="end">
        <Button variant="outline" onClick={onDone}>
          {t("ui.link.done")}
        </Button>
      </Flex>
    </Stack>
  );
}
