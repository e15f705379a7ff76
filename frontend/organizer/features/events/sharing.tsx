import { Box, Button, Flex, Input, Stack } from "@chakra-ui/react";
import { Download, ExternalLink, Printer, QrCode as QrIcon, Share2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router-dom";
import { type EventHere, useEventPaths } from "../../event/event-here.ts";
import { asError } from "../../lib/errors.ts";
import { noteLinkSharing, scanLink, shareLink } from "../../lib/link-sharing.ts";
import { download } from "../../lib/page.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success, type ToastText } from "../../lib/toast.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { QrCode, qrPng, qrSvg } from "../../ui/qr-code.tsx";
import { SectionCard } from "../../ui/section-card.tsx";

type SharedEvent = Pick<EventHere["event"], "id" | "name" | "shortLink" | "isPublic" | "guestCode">;

/** An event's link and code, beside its details. */
export function SharingCard({ event }: { event: SharedEvent }) {
  return (
    <SectionCard title={t("events.sharing")} description={hintOf(event)}>
      <Stack gap="3">
        <ShareActions
          event={event}
          copyButton={{ label: t("events.copyLink") }}
          copiedToast={success(t("toasts.linkCopied.title"))}
        />
        <Button asChild variant="outline">
          <a href={paths.guestPage(event.shortLink)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {t("events.viewPublicPage")}
          </a>
        </Button>
      </Stack>
    </SectionCard>
  );
}

function hintOf({ isPublic, guestCode }: SharedEvent): string {
  if (!isPublic) return t("events.sharingPrivateHint");
  return guestCode === "" ? t("events.sharingHint") : t("events.sharingCodedHint");
}

interface ShareActionsProps {
  event: SharedEvent;
  copyButton: Pick<ComponentProps<typeof CopyButton>, "label" | "aria-label" | "variant">;
  copiedToast: ToastText;
}

/** An event's link to read and copy, its code, and what else passes it on. */
export function ShareActions({ event, copyButton, copiedToast }: ShareActionsProps) {
  const screens = useEventPaths();
  const link = shareLink(event.shortLink);

  function noteCopied() {
    noteLinkSharing(event.id, "copied");
    showToast(copiedToast);
  }

  async function share() {
    try {
      await navigator.share({ title: event.name, url: link });
      noteLinkSharing(event.id, "shared");
    } catch (error) {
      // Thinking better of it is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        showToast(failure(t("toasts.shareFailed.title")));
    }
  }

  return (
    <>
      <Flex gap="2" wrap="wrap">
        <Input
          readOnly
          flex="1 1 9rem"
          dir="ltr"
          aria-label={t("events.linkLabel")}
          value={link}
          textStyle="sm"
          bg="bg.subtle"
          borderColor="border"
          onFocus={(focus) => focus.currentTarget.select()}
        />
        <CopyButton {...copyButton} text={link} onCopied={noteCopied} />
      </Flex>
      <Flex gap="2" wrap="wrap">
        <DialogFrame
          size="sm"
          title={t("events.qr.title")}
          description={t(event.guestCode === "" ? "events.qr.hint" : "events.qr.codedHint")}
          trigger={
            <Button variant="outline">
              <QrIcon aria-hidden />
              {t("events.qr.open")}
            </Button>
          }
        >
          <EventQr event={event} />
        </DialogFrame>
        <Button asChild variant="outline">
          <RouterLink to={screens.sign}>
            <Printer aria-hidden />
            {t("print-screen.openSign")}
          </RouterLink>
        </Button>
        {/* Where the browser can ask the device for it. */}
        {"share" in navigator && (
          <Button variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden />
            {t("events.share")}
          </Button>
        )}
      </Flex>
    </>
  );
}

function EventQr({ event }: { event: SharedEvent }) {
  const link = scanLink(event);

  async function save(kind: "svg" | "png") {
    try {
      download(kind === "svg" ? qrSvg(link) : await qrPng(link), `qr-code-${event.shortLink}.${kind}`);
      noteLinkSharing(event.id, "downloaded");
    } catch (error) {
      showToast(failure(t("events.qr.failed"), asError(error).message));
    }
  }

  return (
    <Stack gap="4">
      <Box maxW="48" w="full" mx="auto" borderRadius="l2" overflow="hidden" borderWidth="1px">
        <QrCode text={link} label={t("events.qr.label")} />
      </Box>
      <Flex gap="3">
        {(["svg", "png"] as const).map((kind) => (
          <Button
            key={kind}
            flex="1"
            px="3"
            variant="outline"
            aria-label={t(`events.qr.${kind}`)}
            onClick={() => void save(kind)}
          >
            <Download aria-hidden />
            {kind.toUpperCase()}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
