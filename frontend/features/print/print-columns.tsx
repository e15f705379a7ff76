import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface PrintColumnsProps {
  kinds: ReactNode;
  choices: ReactNode;
  preview: ReactNode;
}

export function PrintColumns({ kinds, choices, preview }: PrintColumnsProps) {
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        lg: "16rem minmax(0, 1fr)",
        xl: "12.5rem 15.5rem minmax(0, 1fr)",
        "2xl": "14rem 18rem minmax(0, 1fr)",
      }}
      columnGap={{ lg: "8", "2xl": "12" }}
      rowGap="5"
      alignItems="start"
    >
      <Box gridColumn={{ lg: "1 / -1", xl: "auto" }} minW="0">
        {kinds}
      </Box>
      <Box minW="0">{choices}</Box>
      <Box minW="0" position={{ lg: "sticky" }} top={{ lg: "6" }}>
        {preview}
      </Box>
    </Grid>
  );
}
