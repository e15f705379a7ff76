import { HStack, IconButton } from "@chakra-ui/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { t } from "../lib/text.ts";

const modes = [
  { mode: "light", Icon: Sun },
  { mode: "dark", Icon: Moon },
  { mode: "system", Icon: Monitor },
] as const;

const nothingToWatch = () => () => undefined;

export function ColorModeSwitch() {
  const { theme, setTheme } = useTheme();
  const known = useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );

  return (
    <HStack as="fieldset" aria-label={t("ui.colorMode.label")} gap="1" borderWidth="0" p="0" m="0">
      {modes.map(({ mode, Icon }) => {
        const chosen = known && theme === mode;
        return (
          <IconButton
            key={mode}
            aria-label={t(`ui.colorMode.${mode}`)}
            aria-pressed={chosen}
            title={t(`ui.colorMode.${mode}`)}
            variant="ghost"
            color={chosen ? "fg" : "fg.muted"}
            bg={chosen ? "bg.subtle" : undefined}
            px="0"
            onClick={() => setTheme(mode)}
          >
            <Icon />
          </IconButton>
        );
      })}
    </HStack>
  );
}
