import { Progress } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

/** How far an upload is. */
export function UploadProgress({ percent }: { percent: number }) {
  return (
    <Progress.Root value={percent} translations={{ value: () => t("guest-upload.upload.progress") }}>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
