import { Heading, Stack, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

interface StageHeadProps {
  title: string;
  text?: string;
}

/** Gets the focus when its part of the step begins. */
export function StageHead({ title, text }: StageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack gap="1">
      <Heading ref={heading} as="h2" size="xl" tabIndex={-1} outline="none">
        {title}
      </Heading>
      {text !== undefined && (
        <Text color="fg.muted" maxW="text">
          {text}
        </Text>
      )}
    </Stack>
  );
}
