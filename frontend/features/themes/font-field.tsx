import { createListCollection, Select } from "@chakra-ui/react";
import { type FontName, fontFamilyOf, fontNames, fontOfFamily } from "../../../common/fonts.ts";
import { logFailure } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { fontStyles } from "../../look/font-styles.ts";

const fonts = createListCollection({
  items: fontNames.map((name) => ({ label: name, value: fontFamilyOf(name), name })),
});

interface FontFieldProps {
  /** As stored in themes: "Open Sans, sans-serif". */
  value: string;
  onChange: (fontFamily: string) => void;
}

/** A choice of fonts, each shown in its own face. They load when the list is first opened. */
export function FontField({ value, onChange }: FontFieldProps) {
  const chosen = fontOfFamily(value);
  return (
    <Select.Root
      collection={fonts}
      value={chosen ? [fontFamilyOf(chosen)] : []}
      onValueChange={(change) => onChange(change.value[0] ?? value)}
      onOpenChange={(change) => {
        if (change.open) loadEveryFont();
      }}
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Select.Label>{t("themes.fontFamily")}</Select.Label>
      <Select.Control>
        <Select.Trigger
          borderColor="border.emphasized"
          bg="bg.panel"
          minH={{ base: "12", md: "10" }}
          textStyle={{ base: "md", md: "control" }}
        >
          <Select.ValueText />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Select.Positioner>
        <Select.Content maxH="80">
          {fonts.items.map((font) => (
            <Select.Item key={font.name} item={font} fontFamily={font.value} fontSize="lg" minH="10">
              {font.label}
              <Select.ItemIndicator />
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  );
}

function loadEveryFont(): void {
  for (const name of fontNames) loadFont(name);
}

function loadFont(name: FontName): void {
  fontStyles[name]().catch((error: unknown) => logFailure("loading a font", error));
}
