import { Grid, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface WithAsideProps {
  children: ReactNode;
  aside: ReactNode;
}

export function WithAside({ children, aside }: WithAsideProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 18rem" }}
      columnGap={{ lg: "10", xl: "16" }}
      rowGap="8"
      alignItems="start"
    >
      <Stack gap="8">{children}</Stack>
      <Stack gap="8" borderTopWidth={{ base: "1px", lg: "0" }} pt={{ base: "8", lg: "0" }}>
        {aside}
      </Stack>
    </Grid>
  );
}
