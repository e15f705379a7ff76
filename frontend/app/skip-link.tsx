import { Link } from "@chakra-ui/react";
import { t } from "../lib/text.ts";

/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      position="fixed"
      insetInlineStart="3"
      top="3"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="bg.panel"
      shadow="float"
      clipPath="inset(50%)"
      _focusVisible={{ clipPath: "none" }}
    >
      {t("shell.skipToContent")}
    </Link>
  );
}
