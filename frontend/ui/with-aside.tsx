import { Grid, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A column of sections, and beside them, if there is room, what belongs to all of them. */
export function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        lg: "minmax(0, 38rem) 17rem",
        xl: "minmax(0, 42rem) 20rem",
      }}
      justifyContent="space-between"
      columnGap={{ lg: "10", xl: "16" }}
      rowGap="8"
      alignItems="start"
    >
      <Stack gap="8" minW="0">
        {children}
      </Stack>
      <Stack gap="8" borderTopWidth={{ base: "1px", lg: "0" }} pt={{ base: "8", lg: "0" }}>
        {aside}
      </Stack>
    </Grid>
  );
}
