import { Checkbox, Fieldset, RadioGroup, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useController, useFormContext } from "react-hook-form";
import { directionOf, type GuestLanguage, guestLanguages } from "../../../common/guest-languages.ts";
import { languageTag, t } from "../../lib/text.ts";
import { allLanguages, type LanguageChoice, withPart } from "./language-choice.ts";

const indent = { sm: "7" };

/** The languages of an event's page. Needs a FormProvider. */
export function GuestLanguagesField() {
  const { control, setValue } = useFormContext<{ guestLanguages: LanguageChoice }>();
  const { field, fieldState } = useController({ control, name: "guestLanguages" });
  const { value: choice, ref } = field;
  const error = fieldState.error?.message;
  // No language is chosen yet after switching to single ones, which is a mistake only when saving.
  const onChange = (changed: LanguageChoice) =>
    setValue("guestLanguages", changed, { shouldDirty: true, shouldValidate: fieldState.invalid });
  const offersAll = choice.includes(allLanguages);
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend color="fg">{t("events.languages.label")}</Fieldset.Legend>
      <Fieldset.Content mt="2" gap="3">
        <RadioGroup.Root
          // Only checkboxes can be missing a tick.
          invalid={false}
          value={offersAll ? "all" : "chosen"}
          onValueChange={({ value }) => onChange(withPart(choice, allLanguages, value === "all"))}
        >
          <Stack gap="1">
            {(["all", "chosen"] as const).map((known) => (
              <RadioGroup.Item key={known} value={known} minH="9">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator borderColor="border.emphasized" />
                <RadioGroup.ItemText>{t(`events.languages.${known}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        <Fieldset.ErrorText ps={indent}>{error}</Fieldset.ErrorText>
        {!offersAll && (
          <SimpleGrid columns={{ base: 2, sm: 3, lg: 4 }} columnGap="4" rowGap="1" ps={indent}>
            {guestLanguages.map(({ tag, name }, index) => (
              <Checkbox.Root
                key={tag}
                value={tag}
                minH="12"
                invalid={error !== undefined}
                checked={choice.includes(tag)}
                onCheckedChange={({ checked }) => onChange(withPart(choice, tag, checked === true))}
              >
                <Checkbox.HiddenInput ref={index === 0 ? ref : undefined} />
                <Checkbox.Control borderColor={error === undefined ? "border.emphasized" : "border.error"} />
                <Checkbox.Label>
                  <LanguageName tag={tag} name={name} />
                </Checkbox.Label>
              </Checkbox.Root>
            ))}
          </SimpleGrid>
        )}
      </Fieldset.Content>
    </Fieldset.Root>
  );
}

const namesForReader = new Intl.DisplayNames(languageTag, { type: "language" });

/** With the reader's name for it: few organizers read all of them. */
function LanguageName({ tag, name }: { tag: GuestLanguage; name: string }) {
  const forReader = namesForReader.of(tag);
  return (
    <>
      <Text as="span" display="block" w="fit-content" lang={tag} dir={directionOf(tag)}>
        {name}
      </Text>
      {forReader !== name && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
          {forReader}
        </Text>
      )}
    </>
  );
}
