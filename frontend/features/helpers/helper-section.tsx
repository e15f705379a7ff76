import { useQuery } from "@apollo/client/react";
import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useAct } from "../../lib/act.ts";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast-text.ts";
import { useListState } from "../../lib/use-list-state.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { EventHelpersDocument } from "./generated/event-helpers.ts";
import { EndHelperDocument } from "./generated/helper-acts.ts";
import { type Helper, type HelperAct, helperColumns } from "./helper-columns.tsx";
import { ChangeHelperDialog, InviteDialog, NewLinkDialog } from "./helper-dialogs.tsx";

const maxHelpers = 50;

export function HelperSection({ eventId }: { eventId: number }) {
  const list = useListState(undefined, "helpersPage");
  // Others join and leave meanwhile.
  const { data, previousData, loading, error, refetch } = useQuery(EventHelpersDocument, {
    variables: { eventId },
    fetchPolicy: "cache-and-network",
  });
  const helpers = (data ?? previousData)?.event.helpers;
  const failure = queryFailure(error, refetch);
  const heading = useRef<HTMLHeadingElement>(null);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const [act] = useAct();
  const [isInviting, setIsInviting] = useState(false);
  // A dialog keeps its text while it fades out.
  const [chosen, setChosen] = useState<{ helper: Helper; act: HelperAct }>();
  const [isOpen, setIsOpen] = useState(false);
  const isDoing = (act: HelperAct) => isOpen && chosen?.act === act;
  const close = () => setIsOpen(false);
  useEffect(() => heading.current?.focus(), []);

  const columns = useMemo(
    () =>
      helperColumns((helper, act) => {
        setChosen({ helper, act });
        setIsOpen(true);
      }),
    [],
  );

  async function endChosen({ id, name }: Helper) {
    close();
    const { data } = await act({
      mutation: EndHelperDocument,
      variables: { eventId, id },
      done: success(t("toasts.helperEnded.title"), t("toasts.helperEnded.text", { name })),
      failed: t("toasts.changeHelperFailed.title"),
    });
    // The focused button disappears with its row.
    if (data) inviteButton.current?.focus();
  }

  return (
    <Stack gap="5">
      <Flex columnGap="6" rowGap="4" wrap="wrap" justify="space-between" align="end">
        <Stack gap="1" maxW="text">
          <Heading ref={heading} size="xl" tabIndex={-1} outline="none">
            {t("helpers.title")}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {t("helpers.intro")}
          </Text>
        </Stack>
        <Button ref={inviteButton} onClick={() => setIsInviting(true)}>
          <UserPlus aria-hidden />
          {t("helpers.invite")}
        </Button>
      </Flex>
      <DataTable
        label={t("helpers.listLabel")}
        columns={columns}
        rowKey={({ id }) => id}
        page={helpers && { nodes: helpers, totalCount: helpers.length }}
        pageSize={maxHelpers}
        list={list}
        isRefreshing={loading}
        failure={failure && !helpers ? { title: t("helpers.loadFailed"), ...failure } : undefined}
        empty={
          <EmptyPanel
            icon={<Drawing name="rope" />}
            title={t("helpers.empty")}
            level="h3"
            description={t("helpers.emptyHint")}
          />
        }
      />
      <InviteDialog eventId={eventId} open={isInviting} onClose={() => setIsInviting(false)} />
      {chosen && (
        <>
          <NewLinkDialog eventId={eventId} helper={chosen.helper} open={isDoing("newLink")} onClose={close} />
          <ChangeHelperDialog eventId={eventId} helper={chosen.helper} open={isDoing("change")} onClose={close} />
          <ConfirmDialog
            open={isDoing("end")}
            title={t("helpers.confirmEnd.title", { name: chosen.helper.name })}
            description={t("helpers.confirmEnd.text")}
            confirmLabel={t("helpers.confirmEnd.action")}
            onConfirm={() => void endChosen(chosen.helper)}
            onCancel={close}
          />
        </>
      )}
    </Stack>
  );
}
