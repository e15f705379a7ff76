import { Box, Grid, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { IndexedSections, SectionIndex, useSections } from "./section-index.tsx";

interface WithAsideProps {
  children: ReactNode;
  aside: ReactNode;
}

/** A column of sections, beside them their index if there is room, and what belongs to all of them. */
export function WithAside({ children, aside }: WithAsideProps) {
  const { sections, add } = useSections();
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        lg: "minmax(0, 35rem) 17rem",
        xl: "9rem minmax(0, 35rem) 17rem",
      }}
      justifyContent="space-between"
      columnGap={{ lg: "10", xl: "8" }}
      rowGap="8"
      alignItems="start"
    >
      <Box hideBelow="xl" position="sticky" top="6">
        {sections.length > 1 && <SectionIndex sections={sections} />}
      </Box>
      <Stack gap="8" minW="0">
        <IndexedSections add={add}>{children}</IndexedSections>
      </Stack>
      <Stack gap="8" borderTopWidth={{ base: "1px", lg: "0" }} pt={{ base: "8", lg: "0" }}>
        {aside}
      </Stack>
    </Grid>
  );
}
