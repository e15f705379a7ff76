import { Box, CloseButton, Flex, Text } from "@chakra-ui/react";
import { FileSpreadsheet } from "lucide-react";
import { formatBytes } from "../../lib/format-bytes.ts";
import { t } from "../../lib/text.ts";

interface ChosenFileProps {
  file: File;
  /** Whether it may be sent, as far as known. */
  isReady: boolean;
  disabled: boolean;
  onRemove: () => void;
}

/** Shows the chosen file. */
export function ChosenFile({ file, isReady, disabled, onRemove }: ChosenFileProps) {
  return (
    <Flex gap="3" align="center">
      <Box color="brand.fg" aria-hidden>
        <FileSpreadsheet size={24} />
      </Box>
      <Box flex="1" minW="0" role="status">
        {isReady && (
          <Text textStyle="sm" color="brand.fg" fontWeight="semibold">
            {t("guest-upload.upload.ready")}
          </Text>
        )}
        <Text overflowWrap="anywhere">
          {file.name}{" "}
          <Text as="span" color="fg.muted" textStyle="sm">
            {formatBytes(file.size)}
          </Text>
        </Text>
      </Box>
      <CloseButton aria-label={t("guest-upload.upload.remove")} disabled={disabled} onClick={onRemove} />
    </Flex>
  );
}
