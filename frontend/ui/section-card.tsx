import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface SectionCardProps {
  title: string;
  description?: string;
  children: ReactNode;
}

export function SectionCard({ title, description, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      minW="0"
      borderTopWidth="1px"
      pt="8"
      pb="2"
      _first={{ borderTopWidth: "0", pt: "0" }}
    >
      <Stack gap="1" mb="5" maxW="text">
        <Heading as="h2" size="xl" id={titleId}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text color="fg.muted" textStyle="sm">
            {description}
          </Text>
        )}
      </Stack>
      {children}
    </Box>
  );
}
