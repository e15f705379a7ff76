import { Box, Text } from "@chakra-ui/react";
import { useController, useFormContext } from "react-hook-form";
import { directionOf, type GuestLanguage, guestLanguages } from "../../../../common/guest-languages.ts";
import { languageTag, t } from "../../lib/text.ts";
import { ListField } from "../../ui/list-field.tsx";

/** Those of our languages that are named, in our order. */
export const languagesIn = (tags: readonly string[]): GuestLanguage[] =>
  guestLanguages.map(({ tag }) => tag).filter((tag) => tags.includes(tag));

export function languagesInWords(tags: readonly string[]): string {
  const chosen = guestLanguages.filter(({ tag }) => tags.includes(tag));
  return chosen.map(({ name }) => name).join(", ") || t("events.languages.all");
}

const namesForReader = new Intl.DisplayNames(languageTag, { type: "language" });
const items = guestLanguages.map(({ tag, name }) => ({ value: tag, label: name }));

/** The languages of an event's page; all of them while none is chosen. Needs a FormProvider. */
export function GuestLanguagesField() {
  const { control } = useFormContext<{ guestLanguages: GuestLanguage[] }>();
  const { field } = useController({ control, name: "guestLanguages" });
  return (
    <ListField
      label={t("events.languages.label")}
      items={items}
      value={field.value}
      isMultiple
      placeholder={t("events.languages.all")}
      onChoose={(chosen) => field.onChange(languagesIn(chosen))}
    >
      {({ value, label }) => (
        <Box>
          <Text w="fit-content" lang={value} dir={directionOf(value)}>
            {label}
          </Text>
          {/* Few organizers read all of them. */}
          <Text textStyle="xs" color="fg.muted">
            {namesForReader.of(value)}
          </Text>
        </Box>
      )}
    </ListField>
  );
}
