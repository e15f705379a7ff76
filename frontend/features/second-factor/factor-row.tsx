import { Badge, Box, Flex, Heading, HStack, Text } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";
import { t } from "../../lib/text.ts";

interface FactorRowProps {
  title: string;
  text: string;
  isOn?: boolean;
  isUrgent?: boolean;
  action?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

export function FactorRow({ title, text, isOn = false, isUrgent = false, action, titleRef, children }: FactorRowProps) {
  return (
    <Box as="li" py="4" borderTopWidth="1px">
      <Flex gap="4" align={{ base: "start", md: "center" }} direction={{ base: "column", md: "row" }}>
        <Box flex="1" minW="0" maxW="text">
          <HStack gap="2.5">
            <Heading
              ref={titleRef}
              tabIndex={-1}
              outline="none"
              as="h3"
              fontFamily="body"
              fontWeight="medium"
              textStyle="md"
              letterSpacing="normal"
            >
              {title}
            </Heading>
            {isOn && (
              <Badge size="sm" colorPalette="green">
                {t("second-factor.app.isOn")}
              </Badge>
            )}
          </HStack>
          <Text textStyle="sm" color={isUrgent ? "fg.warning" : "fg.muted"} textWrap="pretty">
            {text}
          </Text>
        </Box>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
