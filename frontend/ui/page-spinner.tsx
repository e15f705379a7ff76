import { Center, Spinner } from "@chakra-ui/react";

/** Fills a page, or the part of it that is still loading. `label` is for screen readers. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <Center role="status" aria-label={label} data-first-load flexGrow="1" minH="16rem">
      <Spinner size="xl" borderWidth="3px" color="colorPalette.fg" />
    </Center>
  );
}
