import { Center, Spinner, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { t } from "../lib/text.ts";

/** Fills a page, or the part of it that is still loading. `label` is for screen readers. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <Center role="status" aria-label={label} data-first-load flexGrow="1" minH="16rem">
      <Spinner size="xl" borderWidth="3px" color="colorPalette.fg" />
    </Center>
  );
}

/** Says that something loads while the code of its children comes. */
export function Awaited({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PageSpinner label={t("shell.loading")} />}>{children}</Suspense>;
}

/** Marks, for screen readers and for styles, that a part of the screen has nothing to show so far. */
export function FirstLoad({ label }: { label: string }) {
  return (
    <VisuallyHidden role="status" data-first-load>
      {label}
    </VisuallyHidden>
  );
}

/** For what stands below parts that load: invisible meanwhile, so that nothing is seen to jump. */
export const afterFirstLoad = { "#root:has([data-first-load]) &": { visibility: "hidden" } } as const;
