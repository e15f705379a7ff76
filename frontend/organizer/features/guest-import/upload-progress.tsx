import { Progress } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/text.ts";

const stepMilliseconds = 300;
const stepPercent = 10;
const highestBeforeDone = 90;
const resetMilliseconds = 500;

/** Displayed progress: 10% more every 300 ms up to 90, 100 on success. `percent` is null while no upload is running. */
export function useUploadProgress() {
  const [percent, setPercent] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function start() {
    clearTimeout(timer.current);
    setPercent(0);
    const advance = () => setPercent((current) => Math.min((current ?? 0) + stepPercent, highestBeforeDone));
    timer.current = setInterval(advance, stepMilliseconds);
  }

  function stop(isDone: boolean) {
    clearTimeout(timer.current);
    setPercent(isDone ? 100 : null);
    if (isDone) timer.current = setTimeout(() => setPercent(null), resetMilliseconds);
  }

  return { percent, start, stop };
}

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
