import { Button, type ButtonProps, VisuallyHidden } from "@chakra-ui/react";
import { Languages } from "lucide-react";
import { guestLanguages } from "../../common/guest-languages.ts";
import { languageTag, t } from "../lib/text.ts";

const current = guestLanguages.find(({ tag }) => tag === languageTag);

/** Names the language of the screens. */
export function LanguageButton(props: ButtonProps) {
  return (
    <Button variant="ghost" px="3" color="fg.muted" {...props}>
      <Languages aria-hidden="true" />
      <VisuallyHidden>{t("ui.language")}</VisuallyHidden>
      <span lang={languageTag}>{current?.name}</span>
    </Button>
  );
}
