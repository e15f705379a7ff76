import { Flex, Heading, IconButton, Link, Stack, Text } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

interface PageHeaderProps {
  title: ReactNode;
  description?: string;
  back?: { to: string; label: string };
  badge?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, description, back, badge, actions }: PageHeaderProps) {
  return (
    <Stack as="header" gap="2">
      {back !== undefined && (
        <Link asChild textStyle="sm" color="fg.muted" alignSelf="start" _hover={{ color: "fg" }}>
          <RouterLink to={back.to}>
            <ArrowLeft size={16} aria-hidden />
            {back.label}
          </RouterLink>
        </Link>
      )}
      <Flex columnGap="6" rowGap="4" wrap="wrap" align="center" justify="space-between">
        {/* Where a word of the title would not fit, the actions go below. */}
        <Stack gap="1" minW={{ base: "0", md: "12rem" }} flexGrow="1" flexBasis={{ base: "full", md: "0" }}>
          <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" minW="0">
            <Heading as="h1" size={{ base: "2xl", md: "3xl" }} minW="0" overflowWrap="anywhere">
              {title}
            </Heading>
            {badge}
          </Flex>
          {description !== undefined && (
            <Text color="fg.muted" maxW="text">
              {description}
            </Text>
          )}
        </Stack>
        {actions && (
          <Flex gap="3" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
    </Stack>
  );
}

interface BarHeaderProps {
  title: string;
  back: { to: string; label: string };
  actions?: ReactNode;
}

/** A page's header as one bar, in place of the app's own: for screens of phones that need every line. */
export function BarHeader({ title, back, actions }: BarHeaderProps) {
  return (
    <Flex as="header" data-instead-of-app-header align="center" gap="1" h="14" mx="-2" mt="-3" flexShrink="0">
      <IconButton asChild variant="ghost" size="md" color="fg.muted" aria-label={back.label}>
        <RouterLink to={back.to}>
          <ArrowLeft aria-hidden />
        </RouterLink>
      </IconButton>
      <Heading as="h1" size="lg" truncate flex="1" minW="0">
        {title}
      </Heading>
      {actions}
    </Flex>
  );
}
