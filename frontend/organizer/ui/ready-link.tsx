import { Box, Button, Flex, Input, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { dateAndTime } from "../lib/dates.ts";
import { t } from "../lib/text.ts";
import { CopyButton } from "./copy-button.tsx";
import { DialogForm } from "./dialog-frame.tsx";
import { QrCode } from "./qr-code.tsx";

/** A link that works once and is shown only now. */
export interface NewLink {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

interface LinkMakerProps {
  intro: string;
  care: string;
  label: string;
  qrLabel: string;
  /** Makes the link. It goes into no cache. Unless it works, a toast has said why. */
  make: () => Promise<NewLink | undefined>;
  onClose: () => void;
}

/** Asks before a link is made, because a new one ends an earlier one, and then shows it. */
export function LinkMaker({ intro, care, label, qrLabel, make, onClose }: LinkMakerProps) {
  const [link, setLink] = useState<NewLink>();
  const [isBusy, setIsBusy] = useState(false);

  async function create() {
    setIsBusy(true);
    setLink(await make());
    setIsBusy(false);
  }

  if (link) return <ReadyLink link={link} label={label} qrLabel={qrLabel} onDone={onClose} />;
  return (
    <DialogForm
      submitLabel={t("ui.link.create")}
      busyLabel={t("ui.link.creating")}
      isBusy={isBusy}
      onCancel={onClose}
      onSubmit={create}
    >
      <Text textWrap="pretty">{intro}</Text>
      <Text textWrap="pretty" textStyle="note">
        {care}
      </Text>
    </DialogForm>
  );
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
        <Text textStyle="note">{t("ui.link.worksUntil", { time: dateAndTime(link.expiresAt) })}</Text>
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
        <CopyButton autoFocus variant="solid" flexShrink="0" label={t("ui.link.copy")} text={link.url} />
      </Flex>
      <Stack as="figure" gap="3" align="center">
        <Box maxW="48" w="full" borderRadius="l2" overflow="hidden" borderWidth="1px">
          <QrCode text={link.url} label={qrLabel} />
        </Box>
        <Text as="figcaption" textStyle="note" textAlign="center" textWrap="balance">
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
