import { Progress } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

/** The progress of an upload. */
export function UploadProgress({ percent }: { percent: number }) {
  return (
    <Progress.Root value={percent} translations={{ value: () => t("guest-upload.upload.progress") }}>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
