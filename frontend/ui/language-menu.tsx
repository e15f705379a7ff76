import { Menu } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { appLanguages } from "../../common/app-languages.ts";
import { guestLanguages } from "../../common/guest-languages.ts";
import { guestPageParameters } from "../../common/guest-page.ts";
import { languageTag } from "../lib/text.ts";
import type { PopupButton } from "./lazy-popup.tsx";

const offered = guestLanguages.filter(({ tag }) => appLanguages.some((language) => language === tag));

/** Each language is a link to the same screen, so the browser asks about unsaved changes first. */
export function LanguageMenu({ button }: { button: PopupButton }) {
  const { search } = useLocation();
  const addressIn = (tag: string) => {
    const query = new URLSearchParams(search);
    query.set(guestPageParameters.language, tag);
    return `?${query}`;
  };

  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>{button()}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {offered.map(({ tag, name }) => (
            <Menu.Item key={tag} value={tag} py="2.5" asChild>
              <a
                href={addressIn(tag)}
                lang={tag}
                hrefLang={tag}
                aria-current={tag === languageTag ? "true" : undefined}
              >
                {name}
              </a>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
