import { skipToken, useQuery } from "@apollo/client/react";
import { Button, Flex, Text } from "@chakra-ui/react";
import { Users } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { lazyDialog } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { SameNamesDocument, type SameNamesQuery } from "./generated/guests.ts";

const SameNamesDialog = lazyDialog(
  async () => (await import("./same-names-dialog.tsx")).SameNamesDialog,
  ({ open }) => open,
);

/** Guests of the same name. */
export type NameGroup = SameNamesQuery["event"]["sameNames"][number];

/**
 * Names that appear more than once on an event's list, without those known to be of different people.
 *
 * @param isWanted whether to ask for them; otherwise there are none
 */
export function useSameNames(eventId: number, isWanted: boolean) {
  const { data, previousData, error } = useQuery(SameNamesDocument, isWanted ? { variables: { eventId } } : skipToken);
  const event = (data ?? previousData)?.event;
  return { event, isKnown: !isWanted || event !== undefined || error !== undefined };
}

interface SameNamesNoticeProps {
  event: SameNamesQuery["event"] | undefined;
  addButton: RefObject<HTMLButtonElement | null>;
}

export function SameNamesNotice({ event, addButton }: SameNamesNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const reviewButton = useRef<HTMLButtonElement>(null);
  const groups = event?.sameNames ?? [];
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
      {event && (
        <SameNamesDialog
          open={isOpen}
          event={event}
          onClose={() => setIsOpen(false)}
          focusAfterwards={() => reviewButton.current ?? addButton.current}
        />
      )}
    </>
  );
}
