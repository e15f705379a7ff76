import { VisuallyHidden } from "@chakra-ui/react";

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
