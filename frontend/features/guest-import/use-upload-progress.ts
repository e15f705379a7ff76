import { useCallback, useEffect, useRef, useState } from "react";

const stepMilliseconds = 300;
const stepPercent = 10;
const highestBeforeDone = 90;
const resetMilliseconds = 500;

/** Displayed progress: 10% more every 300 ms up to 90, 100 on success. `percent` is null while no upload is running. */
export function useUploadProgress() {
  const [percent, setPercent] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const start = useCallback(() => {
    clearTimeout(timer.current);
    setPercent(0);
    timer.current = setInterval(
      () => setPercent((current) => Math.min((current ?? 0) + stepPercent, highestBeforeDone)),
      stepMilliseconds,
    );
  }, []);

  const succeed = useCallback(() => {
    clearTimeout(timer.current);
    setPercent(100);
    timer.current = setTimeout(() => setPercent(null), resetMilliseconds);
  }, []);

  const fail = useCallback(() => {
    clearTimeout(timer.current);
    setPercent(null);
  }, []);

  return { percent, start, succeed, fail };
}
