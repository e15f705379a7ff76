import { Box, Button, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { defaultTheme, type EventTheme } from "../../../common/theme.ts";
import { themeRules } from "../../../common/theme-rules.ts";
import { formRules } from "../../lib/form-rules.ts";
import type { SaveOutcome } from "../../lib/save-outcome.ts";
import { type PlainScreenKey, t } from "../../lib/text.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { type ForeignChange, useEdit } from "../../lib/use-edit.ts";
import { useEventFont } from "../../look/event-look.ts";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { ColorField } from "./color-field.tsx";
import { ContrastHint } from "./contrast-hint.tsx";
import { FontField } from "./font-field.tsx";
import type { ThemeEditor_EventFragment } from "./generated/theme-editor.ts";
import { PaletteChoice } from "./palette-choice.tsx";
import { PreviewButton } from "./phone/preview-dialog.tsx";
import { ThemePreview } from "./phone/theme-preview.tsx";
import { PictureField } from "./picture-field.tsx";

interface ThemeEditorProps {
  event: ThemeEditor_EventFragment;
  save: (changes: Partial<EventTheme>, updatedAt: string) => Promise<SaveOutcome<ThemeEditor_EventFragment>>;
}

const editorRules = themeRules.omit({ secondaryColor: true }).required();

export function ThemeEditor({ event, save }: ThemeEditorProps) {
  const form = useForm<EventTheme>({ resolver: formRules(editorRules), defaultValues: themeOf(event) });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const theme = useWatch({ control: form.control, compute: (values: EventTheme) => values });
  const { submit, foreignChanges, takeTheirs } = useEdit<ThemeEditor_EventFragment, EventTheme>({
    entity: event,
    valuesOf: themeOf,
    form,
    save: ({ changes, updatedAt }) => save(changes, updatedAt),
  });

  function choose(chosen: EventTheme) {
    for (const [name, value] of Object.entries(themeOf({ theme: chosen }))) {
      if (isThemeField(name)) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 23rem" }} gap={{ base: "6", lg: "12" }}>
      <Box minW="0">
        <SectionCard title={t("themes.title")} description={t("themes.intro")}>
          <form noValidate onSubmit={form.handleSubmit(async (values) => void (await submit(values)))}>
            <Stack gap="6">
              <ConflictNotice changes={foreignChanges.map(describeChange)} onTakeTheirs={takeTheirs} />
              <PaletteChoice theme={theme} onChoose={choose} />
              <ThemeColor form={form} name="primaryColor" label={t("themes.primaryColor")} />
              <ThemeColor form={form} name="backgroundColor" label={t("themes.backgroundColor")} />
              <ContrastHint text={theme.primaryColor} background={theme.backgroundColor} />
              <Controller
                control={form.control}
                name="fontFamily"
                render={({ field }) => <FontField value={field.value} onChange={field.onChange} />}
              />
              <FontPreview fontFamily={theme.fontFamily} />
              <PictureField eventId={event.id} picture={event.theme.picture} />
              <Flex gap="3" justify="space-between" wrap="wrap-reverse">
                <Button variant="outline" onClick={() => choose(defaultTheme)}>
                  {t("themes.reset")}
                </Button>
                <Button type="submit" loading={isSubmitting} loadingText={t("themes.saving")}>
                  {t("themes.save")}
                </Button>
              </Flex>
            </Stack>
          </form>
        </SectionCard>
        <PreviewButton event={event} theme={theme} />
      </Box>
      <Box position={{ lg: "sticky" }} top="6" alignSelf="start" minW="0">
        <ThemePreview event={event} theme={theme} />
      </Box>
    </Grid>
  );
}

interface ThemeColorProps {
  form: ReturnType<typeof useForm<EventTheme>>;
  name: "primaryColor" | "backgroundColor";
  label: string;
}

function ThemeColor({ form, name, label }: ThemeColorProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <ColorField {...field} inputRef={ref} label={label} error={fieldState.error?.message} />
      )}
    />
  );
}

function FontPreview({ fontFamily }: { fontFamily: string }) {
  useEventFont(fontFamily);
  return (
    <Box as="figure" m="0">
      <Text as="figcaption" textStyle="sm" fontWeight="medium" mb="1.5">
        {t("themes.fontPreview")}
      </Text>
      <Text borderWidth="1px" borderRadius="l2" px="4" py="5" fontSize="2xl" style={{ fontFamily }}>
        {t("themes.fontSample")}
      </Text>
    </Box>
  );
}

const labels: Record<keyof EventTheme, PlainScreenKey> = {
  primaryColor: "themes.primaryColor",
  backgroundColor: "themes.backgroundColor",
  fontFamily: "themes.fontFamily",
};

function isThemeField(name: string): name is keyof EventTheme {
  return Object.hasOwn(labels, name);
}

function themeOf({ theme: { primaryColor, backgroundColor, fontFamily } }: { theme: EventTheme }): EventTheme {
  return { primaryColor, backgroundColor, fontFamily };
}

function describeChange({ name, before, after }: ForeignChange<EventTheme>) {
  return { label: t(labels[name]), before: before[name], after: after[name] };
}
