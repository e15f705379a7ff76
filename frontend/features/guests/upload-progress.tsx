import { Progress } from "@chakra-ui/react";
import { guestTexts } from "./guest-texts.ts";

/** How far an upload is. */
export function UploadProgress({ percent }: { percent: number }) {
  return (
    <Progress.Root value={percent} aria-label={guestTexts.upload.progress}>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
