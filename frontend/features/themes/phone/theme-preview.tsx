import { useQuery } from "@apollo/client/react";
import { Box, Flex, SegmentGroup, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { EventTheme } from "../../../../common/theme.ts";
import { t } from "../../../lib/text.ts";
import { SectionCard } from "../../../ui/section-card.tsx";
import type { ThemeEditor_EventFragment } from "../generated/theme-editor.ts";
import { shownPicture } from "../shown-picture.ts";
import { PreviewGuestsDocument } from "./generated/preview-guests.ts";
import { PhoneFrame } from "./phone-frame.tsx";
import { type PreviewState, previewGuest } from "./preview-page.ts";

export interface ThemePreviewProps {
  event: ThemeEditor_EventFragment & { name: string };
  theme: EventTheme;
}

export function ThemePreview(props: ThemePreviewProps) {
  return (
    <SectionCard title={t("themes.preview")} description={t("themes.previewHint")}>
      <PhonePreview {...props} />
    </SectionCard>
  );
}

const defaultScale = 0.8;

export function PhonePreview({ event, theme }: ThemePreviewProps) {
  const [state, setState] = useState<PreviewState>("search");
  const { data } = useQuery(PreviewGuestsDocument, { variables: { id: event.id } });
  const guest = previewGuest(data?.event.guests.nodes ?? [], event.showTablemates);
  const { id, name, date, location, greeting } = event;
  const shown = { id, name, date, location, greeting, theme, picture: shownPicture(event.theme), languages: [] };
  return (
    <Stack gap="4" align="center">
      <StateSwitch state={state} onChange={setState} />
      <Box maxW="full">
        <PhoneFrame event={shown} state={state} guest={guest} scale={defaultScale} />
      </Box>
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
