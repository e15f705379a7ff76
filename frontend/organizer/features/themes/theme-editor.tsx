import { Alert, Box, Button, Field, Flex, Grid, Input, Stack, Text, useBreakpointValue } from "@chakra-ui/react";
import { useId } from "react";
import { Controller, FormProvider, useController, useFormContext, useWatch } from "react-hook-form";
import { contrastRatio, isHexColor, largeTextContrast, mix, textContrast } from "../../../../common/contrast.ts";
import { defaultTheme, type EventTheme, lookFields } from "../../../../common/theme.ts";
import { themeRules } from "../../../../common/theme-rules.ts";
import type { Event_EditableFragment } from "../../event/generated/event-here.ts";
import { changesOf, useEdit } from "../../event/use-edit.ts";
import { languageTag, t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { useEventFont } from "../../look/font-styles.ts";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { useSaveEvent } from "../events/save-event.ts";
import { FontField } from "./font-field.tsx";
import { PaletteChoice } from "./palette-choice.tsx";
import { PictureField } from "./picture-field.tsx";
import { PreviewButton, ThemePreview } from "./theme-preview.tsx";

const editorRules = themeRules.omit({ secondaryColor: true }).required();

/** Colors, font and picture of an event's page, beside the page itself. */
export function ThemeEditor({ event }: { event: Event_EditableFragment }) {
  const { save: saveEvent, findLatest } = useSaveEvent(event.id);
  const { form, save, foreignChanges, takeTheirs } = useEdit<Event_EditableFragment, EventTheme>({
    ...{
      entity: event,
      fieldsOf: themeOf,
      rules: editorRules,
      findLatest,
      failed: t("toasts.updateEventFailed.title"),
    },
    textsOf: (theme) => lookFields.map((name) => ({ label: t(`themes.${name}`), text: theme[name] })),
    send: (theme, seen) =>
      saveEvent(
        { theme: changesOf(themeOf(seen), theme), updatedAt: seen.updatedAt },
        success(t("toasts.themeSaved.title"), t("toasts.themeSaved.text")),
      ),
  });
  const isNarrow = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const theme = useWatch({ control: form.control, compute: (values: EventTheme) => values });

  function choose(chosen: EventTheme) {
    for (const name of lookFields) form.setValue(name, chosen[name], { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 23rem" }} gap={{ base: "6", lg: "12" }}>
      <Box minW="0">
        <SectionCard title={t("themes.title")} description={t("themes.intro")}>
          <FormProvider {...form}>
            <form noValidate onSubmit={form.handleSubmit(async (values) => void (await save(values)))}>
              <Stack gap="6">
                <ConflictNotice changes={foreignChanges} onTakeTheirs={takeTheirs} />
                <PaletteChoice theme={theme} onChoose={choose} />
                <ColorField name="primaryColor" />
                <ColorField name="backgroundColor" />
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
                  {isNarrow && <PreviewButton event={event} theme={theme} />}
                  <Button type="submit" loading={isSubmitting} loadingText={t("themes.saving")}>
                    {t("themes.save")}
                  </Button>
                </Flex>
              </Stack>
            </form>
          </FormProvider>
        </SectionCard>
      </Box>
      {!isNarrow && (
        <Box position="sticky" top="6" alignSelf="start" minW="0">
          <ThemePreview event={event} theme={theme} />
        </Box>
      )}
    </Grid>
  );
}

function themeOf({ theme: { primaryColor, backgroundColor, fontFamily } }: { theme: EventTheme }): EventTheme {
  return { primaryColor, backgroundColor, fontFamily };
}

function ColorField({ name }: { name: "primaryColor" | "backgroundColor" }) {
  const pickerId = useId();
  const { control } = useFormContext<EventTheme>();
  const { field, fieldState } = useController({ control, name });
  const label = t(`themes.${name}`);
  return (
    <Field.Root invalid={fieldState.invalid}>
      <Field.Label>{label}</Field.Label>
      <Flex gap="2" w="full">
        <Input
          id={pickerId}
          type="color"
          aria-label={t("themes.pick", { label })}
          w="11"
          flexShrink="0"
          p="1"
          cursor="pointer"
          // Six digits; black while the text is not a color yet.
          value={isHexColor(field.value) ? mix(field.value, field.value, 0) : "#000000"}
          onChange={field.onChange}
        />
        <Input
          {...field}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          fontFamily="mono"
          scrollMarginTop="24"
        />
      </Flex>
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
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

/** Whether two colors are readable on each other; nothing while one of them is not a color yet. */
function ContrastHint({ text, background }: { text: string; background: string }) {
  if (!isHexColor(text) || !isHexColor(background)) return null;
  const ratio = contrastRatio(text, background);
  const { status, key } = verdict(ratio);
  // Rounded down, so that 4.49 is not called 4.5.
  const figure = (Math.floor(ratio * 10) / 10).toLocaleString(languageTag);
  return (
    <Alert.Root status={status} role="status">
      <Alert.Indicator />
      <Alert.Title fontWeight="normal" color="fg">
        {t(key, { ratio: figure })}
      </Alert.Title>
    </Alert.Root>
  );
}

function verdict(ratio: number) {
  if (ratio >= textContrast) return { status: "success", key: "themes.readable" } as const;
  if (ratio >= largeTextContrast) return { status: "info", key: "themes.readableLarge" } as const;
  return { status: "warning", key: "themes.unreadable" } as const;
}
