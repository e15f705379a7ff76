import { Box, HStack, Text } from "@chakra-ui/react";

/** The product's logo, a round table with seats, next to its name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <HStack gap="2.5">
      <TableSign />
      <Text fontWeight="bold" letterSpacing="-0.01em">
        {name}
      </Text>
    </HStack>
  );
}

const seats = [0, 60, 120, 180, 240, 300];

/** Only the logo; screen readers skip it. */
function TableSign() {
  return (
    <Box asChild color="colorPalette.fg" flexShrink="0" boxSize="7">
      <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <circle cx="16" cy="16" r="8" />
        {seats.map((angle) => (
          <circle key={angle} cx="16" cy="3.2" r="2.4" transform={`rotate(${angle} 16 16)`} />
        ))}
      </svg>
    </Box>
  );
}
