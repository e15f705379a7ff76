import { Center, Spinner } from "@chakra-ui/react";

/** Fills a page, or the part of it that is still to come, while it loads. `label` is for those who cannot see it. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <Center role="status" aria-label={label} flexGrow="1" minH="16rem">
      <Spinner size="xl" borderWidth="3px" color="colorPalette.fg" />
    </Center>
  );
}
