import { Flex, Heading, Link, Stack, Text } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

interface PageHeaderProps {
  title: ReactNode;
  description?: string;
  /** Where this screen was reached from. */
  back?: { to: string; label: string };
  /** Beside the title. */
  badge?: ReactNode;
  actions?: ReactNode;
}

/** The header of a screen: back link, title, actions. */
export function PageHeader({ title, description, back, badge, actions }: PageHeaderProps) {
  return (
    <Stack as="header" gap="3">
      {back !== undefined && (
        <Link asChild alignSelf="start" textStyle="sm" color="fg.muted">
          <RouterLink to={back.to}>
            <ArrowLeft size={16} aria-hidden />
            {back.label}
          </RouterLink>
        </Link>
      )}
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Stack gap="1" minW="0">
          <Flex gap="3" wrap="wrap" align="center">
            <Heading as="h1" size={{ base: "2xl", md: "3xl" }} overflowWrap="anywhere">
              {title}
            </Heading>
            {badge}
          </Flex>
          {description !== undefined && <Text color="fg.muted">{description}</Text>}
        </Stack>
        {actions !== undefined && (
          <Flex gap="3" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
    </Stack>
  );
}
