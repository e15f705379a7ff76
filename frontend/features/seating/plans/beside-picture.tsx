import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ShownBoard } from "../seating.ts";
import type { SuggestedMove } from "./model/proposal.ts";
import { PlanPicture } from "./plan-picture.tsx";

interface BesidePictureProps {
  shown: ShownBoard;
  moves?: readonly SuggestedMove[];
  children: ReactNode;
}

const asItIs: readonly SuggestedMove[] = [];

/** A part of the step with the tables and their seats beside it, on phones below. */
export function BesidePicture({ shown, moves = asItIs, children }: BesidePictureProps) {
  return (
    <Grid
      flexGrow="1"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "22.5rem minmax(0, 1fr)" }}
      alignContent="start"
      columnGap="10"
      rowGap="6"
    >
      <Box minW="0">{children}</Box>
      <Box minW="0" position={{ lg: "sticky" }} top="4" alignSelf="start">
        <PlanPicture shown={shown} moves={moves} />
      </Box>
    </Grid>
  );
}
