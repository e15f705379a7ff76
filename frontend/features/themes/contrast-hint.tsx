import { Alert } from "@chakra-ui/react";
import { contrastRatio, isHexColor, largeTextContrast, textContrast } from "../../../common/contrast.ts";
import { languageTag, t } from "../../lib/text.ts";

/** Whether two colors are readable on each other; nothing while one of them is not a color yet. */
export function ContrastHint({ text, background }: { text: string; background: string }) {
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
