import { Button, Collapsible, Flex } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import type { ReactNode, Ref } from "react";

interface DisclosureProps {
  title: string;
  isOpenAtFirst?: boolean;
  action?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function Disclosure({ title, isOpenAtFirst = false, action, ref, children }: DisclosureProps) {
  return (
    <Collapsible.Root defaultOpen={isOpenAtFirst} lazyMount>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Collapsible.Trigger asChild>
          <Button ref={ref} variant="plain" px="0" color="fg" fontWeight="semibold" textAlign="start">
            <Collapsible.Indicator
              _open={{ transform: { base: "rotate(90deg)", _rtl: "rotate(-90deg)" } }}
              transition="transform 0.15s"
              aria-hidden
            >
              <ChevronRight />
            </Collapsible.Indicator>
            {title}
          </Button>
        </Collapsible.Trigger>
        {action}
      </Flex>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
