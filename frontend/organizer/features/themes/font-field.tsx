import { Text } from "@chakra-ui/react";
import { fontFamilyOf, fontNames, fontOfFamily } from "../../../../common/fonts.ts";
import { logFailure } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { fontStyles } from "../../look/font-styles.ts";
import { ListField } from "../../ui/list-field.tsx";

const fonts = fontNames.map((name) => ({ label: name, value: fontFamilyOf(name) }));

interface FontFieldProps {
  /** As stored in themes: "Open Sans, sans-serif". */
  value: string;
  onChange: (fontFamily: string) => void;
}

/** A choice of fonts, each shown in its own face. They load when the list is first opened. */
export function FontField({ value, onChange }: FontFieldProps) {
  const chosen = fontOfFamily(value);
  return (
    <ListField
      label={t("themes.fontFamily")}
      items={fonts}
      value={chosen ? [fontFamilyOf(chosen)] : []}
      onChoose={([fontFamily = value]) => onChange(fontFamily)}
      onOpen={() => void Promise.all(fontNames.map((name) => fontStyles[name]())).catch(logFont)}
    >
      {(font) => (
        <Text as="span" fontSize="lg" style={{ fontFamily: font.value }}>
          {font.label}
        </Text>
      )}
    </ListField>
  );
}

const logFont = (error: unknown) => logFailure("loading a font", error);
