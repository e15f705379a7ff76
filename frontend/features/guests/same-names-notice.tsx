import { Button, Flex, Text } from "@chakra-ui/react";
import { Users } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { lazyDialog } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import type { SameNames } from "./use-same-names.ts";

const SameNamesDialog = lazyDialog(
  async () => (await import("./same-names-dialog.tsx")).SameNamesDialog,
  ({ open }) => open,
);

interface SameNamesNoticeProps {
  eventId: number;
  sameNames: SameNames;
  addButton: RefObject<HTMLButtonElement | null>;
}

export function SameNamesNotice({ eventId, sameNames, addButton }: SameNamesNoticeProps) {
  const { groups, columns } = sameNames;
  const [isOpen, setIsOpen] = useState(false);
  const reviewButton = useRef<HTMLButtonElement>(null);
  const isEmpty = groups.length === 0;
  if (isEmpty && isOpen) setIsOpen(false);
  return (
    <>
      {!isEmpty && (
        <Flex
          align="center"
          gap="3"
          ps="3"
          pe="1"
          py="1"
          rounded="l2"
          bg="brass.subtle"
          color="brass.fg"
          textStyle="sm"
        >
          <Users size={16} aria-hidden />
          <Text flex="1">{t("guest-list.sameNames.notice", { count: groups.length })}</Text>
          <Button
            ref={reviewButton}
            variant="ghost"
            size="sm"
            color="inherit"
            _hover={{ bg: "bg.panel" }}
            onClick={() => setIsOpen(true)}
          >
            {t("guest-list.sameNames.review")}
          </Button>
        </Flex>
      )}
      <SameNamesDialog
        eventId={eventId}
        open={isOpen}
        groups={groups}
        columns={columns}
        onClose={() => setIsOpen(false)}
        focusAfterwards={() => reviewButton.current ?? addButton.current}
      />
    </>
  );
}
