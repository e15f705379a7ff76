import { Progress } from "@chakra-ui/react";
import { uploadTexts } from "./upload-texts.ts";

/** How far an upload is. */
export function UploadProgress({ percent }: { percent: number }) {
  return (
    <Progress.Root value={percent} aria-label={uploadTexts.upload.progress}>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
