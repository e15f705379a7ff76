import { Button, Flex, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { type ImportRequest, lackOf, tableColumn, withAnswer } from "./import-request.ts";

interface UploadObstacleProps {
  request: ImportRequest;
  /** Whether a question must be answered first. */
  hasRequiredQuestion: boolean;
  disabled: boolean;
  onChange: (request: ImportRequest) => void;
}

/** What the organizer must choose before the file can be uploaded; empty if nothing. */
export function UploadObstacle({ request, hasRequiredQuestion, disabled, onChange }: UploadObstacleProps) {
  const lack = lackOf(request);
  const answer = { decision: tableColumn.decision, option: tableColumn.none };
  return (
    <Flex gap="3" wrap="wrap" align="center" role="status" color="brass.fg" textStyle="sm" _empty={{ mb: "-5" }}>
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
      {lack === null && hasRequiredQuestion && <Text>{t("guest-import.upload.answerFirst")}</Text>}
    </Flex>
  );
}
