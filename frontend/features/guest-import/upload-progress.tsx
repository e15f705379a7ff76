import { Progress } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

export function UploadProgress({ percent, isThin = false }: { percent: number; isThin?: boolean }) {
  return (
    <Progress.Root
      value={percent}
      size={isThin ? "xs" : "md"}
      translations={{ value: () => t("guest-upload.upload.progress") }}
    >
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
