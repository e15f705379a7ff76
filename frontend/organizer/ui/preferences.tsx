import { Button, type ButtonProps, HStack, IconButton, VisuallyHidden } from "@chakra-ui/react";
import { Languages, Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useLocation } from "react-router-dom";
import { appLanguages } from "../../../common/app-languages.ts";
import { guestLanguages } from "../../../common/guest-languages.ts";
import { guestPageParameters } from "../../../common/guest-page.ts";
import { languageTag, t } from "../lib/text.ts";
import { Menu } from "./menu.tsx";

const offered = guestLanguages.filter(({ tag }) => appLanguages.some((language) => language === tag));

/** Each language is a link to the same screen, so the browser asks about unsaved changes first. */
export function LanguageMenu() {
  const { search } = useLocation();
  const addressIn = (tag: string) => {
    const query = new URLSearchParams(search);
    query.set(guestPageParameters.language, tag);
    return `?${query}`;
  };
  const entries = offered.map(({ tag, name }) => ({
    label: name,
    href: addressIn(tag),
    language: tag,
    isCurrent: tag === languageTag,
  }));
  return <Menu isInPlace entries={entries} button={(closed) => <LanguageButton {...closed} />} />;
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

function ColorModeSwitch() {
  const { theme, setTheme } = useTheme();
  return (
    <HStack as="fieldset" aria-label={t("ui.colorMode.label")} gap="1" borderWidth="0" p="0" m="0">
      {modes.map(({ mode, Icon }) => {
        const chosen = theme === mode;
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
