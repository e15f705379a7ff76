import { Box, HStack, Text } from "@chakra-ui/react";

interface WordmarkProps {
  name: string;
  /** On phones, only screen readers get the name: the space is needed for something else. */
  isShortOnPhone?: boolean;
}

export function Wordmark({ name, isShortOnPhone = false }: WordmarkProps) {
  return (
    <HStack as="span" gap="2.5" color="fg">
      <TableSign />
      <Text
        as="span"
        fontFamily="heading"
        fontWeight="semibold"
        textStyle="lg"
        whiteSpace="nowrap"
        srOnly={{ base: isShortOnPhone, sm: false }}
      >
        {name}
      </Text>
    </HStack>
  );
}

const seats = [0, 60, 120, 180, 240, 300];

function TableSign() {
  return (
    <Box asChild color="brand.solid" flexShrink="0" boxSize="7">
      <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <circle cx="16" cy="16" r="7.8" />
        {seats.map((angle) => (
          <rect key={angle} x="12.2" y="1.4" width="7.6" height="4.6" rx="2.3" transform={`rotate(${angle} 16 16)`} />
        ))}
      </svg>
    </Box>
  );
}
