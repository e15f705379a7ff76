import { Button, Flex, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { longDate } from "../../lib/dates.ts";
import { download } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { CopyButton } from "../../ui/copy-button.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, this one time: to copy, to save as a file, or to write down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => title.current?.focus(), []);

  function save() {
    const title = t("second-factor.codes.fileTitle", {
      site: window.location.host,
      date: longDate(new Date().toISOString()),
    });
    download(new Blob([`${[title, "", ...codes].join("\n")}\n`], { type: "text/plain" }), "recovery-codes.txt");
  }

  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading ref={title} tabIndex={-1} outline="none" as="h3" size="lg">
          {t("second-factor.codes.title")}
        </Heading>
        <Text color="fg.muted" textWrap="pretty">
          {t("second-factor.codes.keep")}
        </Text>
      </Stack>
      <SimpleGrid
        as="ul"
        aria-label={t("second-factor.codes.title")}
        listStyleType="none"
        columns={{ base: 1, md: 2 }}
        gapX="6"
        gapY="2"
        py="4"
        px="5"
        bg="bg.subtle"
        borderRadius="l2"
        dir="ltr"
        fontFamily="mono"
        textAlign="center"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Flex gap="3" wrap="wrap">
        <CopyButton flex="1" label={t("second-factor.codes.copy")} text={codes.join("\n")} isSecret />
        <Button flex="1" variant="outline" onClick={save}>
          <Download aria-hidden />
          {t("second-factor.codes.download")}
        </Button>
      </Flex>
      <Button onClick={onDone}>{t("second-factor.codes.done")}</Button>
    </Stack>
  );
}
