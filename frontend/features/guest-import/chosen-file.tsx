import { Box, CloseButton, Flex, Text } from "@chakra-ui/react";
import { FileSpreadsheet } from "lucide-react";
import { formatBytes } from "../../lib/format-bytes.ts";
import { guestFileTitle } from "../../lib/guest-file-title.ts";
import { t } from "../../lib/text.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { acceptedFiles } from "./guest-file-drop.tsx";

interface ChosenFileProps {
  file: File;
  isReady: boolean;
  disabled: boolean;
  /** Absent where another file is asked for anyway. */
  onFile: ((file: File) => void) | undefined;
  onRemove: () => void;
}

export function ChosenFile({ file, isReady, disabled, onFile, onRemove }: ChosenFileProps) {
  return (
    <Flex gap="3" align="center" borderYWidth="1px" py="2">
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
          {guestFileTitle(file.name)}{" "}
          <Text as="span" color="fg.muted" textStyle="sm">
            {formatBytes(file.size)}
          </Text>
        </Text>
      </Box>
      {/* On a phone there is room to remove the file alone. */}
      {onFile && (
        <Box hideBelow="sm">
          <FileButton
            label={t("guest-import.file.another")}
            accept={acceptedFiles}
            variant="outline"
            size="sm"
            disabled={disabled}
            onFile={onFile}
          />
        </Box>
      )}
      <CloseButton aria-label={t("guest-upload.upload.remove")} disabled={disabled} onClick={onRemove} />
    </Flex>
  );
}
