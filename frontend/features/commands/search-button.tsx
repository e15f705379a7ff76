import { Button, IconButton } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { t } from "../../lib/text.ts";
import { KeyCaps } from "./key-caps.tsx";

export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <>
      <Button
        variant="outline"
        size="xs"
        h="8"
        ps="2.5"
        pe="1.5"
        gap="2"
        hideBelow="md"
        color="fg.muted"
        fontWeight="normal"
        textStyle="sm"
        title={t("commands.title")}
        onClick={onClick}
      >
        <Search aria-hidden />
        {t("commands.open")} <KeyCaps keys={["mod", "K"]} />
      </Button>
      <IconButton
        variant="ghost"
        minW="11"
        h="11"
        hideFrom="md"
        color="fg.muted"
        aria-label={t("commands.title")}
        onClick={onClick}
      >
        <Search aria-hidden />
      </IconButton>
    </>
  );
}
