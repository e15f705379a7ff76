import { Button, type ButtonProps, HStack, IconButton, VisuallyHidden } from "@chakra-ui/react";
import { Languages, Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { guestLanguages } from "../../common/guest-languages.ts";
import { languageTag, t } from "../lib/text.ts";
import { lazyPopup } from "./lazy-popup.tsx";

const Menu = lazyPopup("menu", async () => (await import("./language-menu.tsx")).LanguageMenu);

export function LanguageMenu() {
  return <Menu button={(closed) => <LanguageButton {...closed} />} />;
}

/** The language and the colors of the app, as this device has them. */
export function Preferences() {
  return (
    <>
      <LanguageMenu />
      <ColorModeSwitch />
    </>
  );
}

const currentLanguage = guestLanguages.find(({ tag }) => tag === languageTag);

/** Names the language of the screens. */
function LanguageButton(props: ButtonProps) {
  return (
    <Button variant="ghost" px="3" color="fg.muted" {...props}>
      <Languages aria-hidden="true" />
      <VisuallyHidden>{t("ui.language")}</VisuallyHidden>
      <span lang={languageTag}>{currentLanguage?.name}</span>
    </Button>
  );
}

const modes = [
  { mode: "light", Icon: Sun },
  { mode: "dark", Icon: Moon },
  { mode: "system", Icon: Monitor },
] as const;

const nothingToWatch = () => () => undefined;

function ColorModeSwitch() {
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
