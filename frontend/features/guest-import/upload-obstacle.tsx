import { Button, Flex, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { type ImportRequest, lackOf, tableColumn, withAnswer } from "./import-request.ts";

interface UploadObstacleProps {
  request: ImportRequest;
  disabled: boolean;
  onChange: (request: ImportRequest) => void;
}

export function UploadObstacle({ request, disabled, onChange }: UploadObstacleProps) {
  const lack = lackOf(request);
  const answer = { decision: tableColumn.decision, option: tableColumn.none };
  return (
    <Flex gap="3" wrap="wrap" align="center" color="brass.fg" textStyle="sm">
      {lack === "name" && <Text>{t("guest-import.columns.lacksName")}</Text>}
      {lack === "table" && (
        <>
          <Text>{t("guest-import.columns.lacksTable")}</Text>
          <Button
            size="sm"
            variant="outline"
            disabled={disabled}
            onClick={() => onChange(withAnswer(request, [], answer))}
          >
            {t("guest-import.upload.withoutTables")}
          </Button>
        </>
      )}
      {lack === null && <Text>{t("guest-import.upload.answerFirst")}</Text>}
    </Flex>
  );
}
