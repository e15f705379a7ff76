import { useQuery } from "@apollo/client/react";
import { Flex, SegmentGroup, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { EventTheme } from "../../../../common/theme.ts";
import { t } from "../../../lib/text.ts";
import { SectionCard } from "../../../ui/section-card.tsx";
import type { ThemeEditor_EventFragment } from "../generated/theme-editor.ts";
import { PreviewGuestDocument } from "./generated/preview-guest.ts";
import { GuestPageFrame } from "./guest-page-frame.tsx";

export interface ThemePreviewProps {
  event: ThemeEditor_EventFragment;
  theme: EventTheme;
}

export function ThemePreview(props: ThemePreviewProps) {
  return (
    <SectionCard title={t("themes.preview")} description={t("themes.previewHint")}>
      <PhonePreview {...props} />
    </SectionCard>
  );
}

type PreviewState = "search" | "found";

/** A guest who is found is one of the list, so there is none before somebody has a table. */
export function PhonePreview({ event, theme }: ThemePreviewProps) {
  const [state, setState] = useState<PreviewState>("search");
  const { data } = useQuery(PreviewGuestDocument, { variables: { id: event.id } });
  const guest = data?.event.guests.nodes[0];
  return (
    <Stack gap="4" align="center">
      {guest && <StateSwitch state={state} onChange={setState} />}
      <GuestPageFrame event={event} theme={theme} guest={state === "found" ? guest : undefined} />
    </Stack>
  );
}

interface StateSwitchProps {
  state: PreviewState;
  onChange: (state: PreviewState) => void;
}

function StateSwitch({ state, onChange }: StateSwitchProps) {
  const items = [
    { value: "search", label: t("themes.previewSearch") },
    { value: "found", label: t("themes.previewFound") },
  ];
  return (
    <Flex justify="center">
      <SegmentGroup.Root
        value={state}
        size="sm"
        aria-label={t("themes.previewState")}
        onValueChange={({ value }) => onChange(value === "found" ? "found" : "search")}
      >
        <SegmentGroup.Indicator />
        {items.map(({ value, label }) => (
          <SegmentGroup.Item key={value} value={value} px="4">
            <SegmentGroup.ItemText textStyle="sm">{label}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </Flex>
  );
}
