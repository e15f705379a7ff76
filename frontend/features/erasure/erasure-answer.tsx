import { Alert, Button, List, Stack, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Link as RouterLink } from "react-router-dom";
import { t } from "../../lib/text.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import type { EraseGuestMutation } from "./generated/erase-guest.ts";

interface ErasureAnswerProps {
  erasure: EraseGuestMutation["eraseGuest"];
  back: string;
}

/** What erasing a guest did, and where they remain. Replaces what was known about them. */
export function ErasureAnswer({ erasure, back }: ErasureAnswerProps) {
  const { filesDropped, recordsChanged, mentions, remains } = erasure;
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with its screen.
  useEffect(() => said.current?.focus(), []);
  return (
    <Stack gap="8">
      <PageHeader title={t("erasure.done.title")} back={{ to: back, label: t("erasure.back") }} />
      <Alert.Root status="success" ref={said} tabIndex={-1} outline="none">
        <Alert.Indicator />
        <Alert.Description>
          {t("erasure.done.from", { records: recordsChanged, files: filesDropped })}
        </Alert.Description>
      </Alert.Root>
      {mentions.length > 0 && (
        <SectionCard title={t("erasure.done.mentions")}>
          <List.Root variant="plain" gap="3">
            {mentions.map(({ where, text }) => (
              <List.Item key={`${where} ${text}`} display="block">
                <Text color="fg.muted" textStyle="sm">
                  {where}
                </Text>
                <Text overflowWrap="anywhere" whiteSpace="pre-line">
                  {text}
                </Text>
              </List.Item>
            ))}
          </List.Root>
        </SectionCard>
      )}
      <SectionCard title={t("erasure.done.remains")}>
        <List.Root gap="2" ps="5" maxW="text">
          {remains.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List.Root>
      </SectionCard>
      <Button asChild alignSelf="start" variant="outline">
        <RouterLink to={back}>{t("erasure.back")}</RouterLink>
      </Button>
    </Stack>
  );
}
