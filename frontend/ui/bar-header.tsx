import { Flex, Heading, IconButton } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

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
