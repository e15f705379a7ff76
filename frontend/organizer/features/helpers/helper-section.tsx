import { useQuery } from "@apollo/client/react";
import { Badge, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useAct } from "../../lib/act.ts";
import { ask } from "../../lib/ask.ts";
import { dateAndTime, longDate } from "../../lib/dates.ts";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useListState } from "../../lib/use-list-state.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-row.tsx";
import { useLast } from "../../ui/dialog-frame.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { RowMenu } from "../../ui/menu.tsx";
import type { HelperTable_HelperFragment } from "./generated/helpers.ts";
import { EndHelperDocument, EventHelpersDocument } from "./generated/helpers.ts";
import { ChangeHelperDialog, InviteDialog, NewLinkDialog } from "./helper-dialogs.tsx";

type Helper = HelperTable_HelperFragment;

const maxHelpers = 50;

export function HelperSection({ eventId }: { eventId: number }) {
  const list = useListState();
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
  const [chosen, setChosen] = useState<{ helper: Helper; act: HelperAct } | null>(null);
  const shown = useLast(chosen);
  const dialog = { eventId, open: chosen !== null, onClose: () => setChosen(null) };
  useEffect(() => heading.current?.focus(), []);

  async function end({ id, name }: Helper) {
    const title = t("helpers.confirmEnd.title", { name });
    const confirmLabel = t("helpers.confirmEnd.action");
    if (!(await ask({ title, description: t("helpers.confirmEnd.text"), confirmLabel }))) return;
    const { data: ended } = await act({
      mutation: EndHelperDocument,
      variables: { eventId, id },
      done: success(t("toasts.helperEnded.title"), t("toasts.helperEnded.text", { name })),
      failed: t("toasts.changeHelperFailed.title"),
    });
    // The focused button disappears with its row.
    if (ended) inviteButton.current?.focus();
  }

  const choose = (helper: Helper, chosenAct: HelperAct) =>
    chosenAct === "end" ? void end(helper) : setChosen({ helper, act: chosenAct });

  return (
    <Stack gap="5">
      <Flex columnGap="6" rowGap="4" wrap="wrap" justify="space-between" align="end">
        <Stack gap="1" maxW="text">
          <Heading ref={heading} size="xl" tabIndex={-1} outline="none">
            {t("helpers.title")}
          </Heading>
          <Text textStyle="note">{t("helpers.intro")}</Text>
        </Stack>
        <Button ref={inviteButton} onClick={() => setIsInviting(true)}>
          <UserPlus aria-hidden />
          {t("helpers.invite")}
        </Button>
      </Flex>
      <DataTable
        label={t("helpers.listLabel")}
        columns={columns(choose)}
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
      {shown?.act === "newLink" && <NewLinkDialog {...dialog} helper={shown.helper} />}
      {shown?.act === "change" && <ChangeHelperDialog {...dialog} helper={shown.helper} />}
    </Stack>
  );
}

const acts = ["newLink", "change", "end"] as const;

type HelperAct = (typeof acts)[number];

const columns = (onChoose: (helper: Helper, act: HelperAct) => void): Column<Helper>[] => [
  {
    id: "name",
    header: t("helpers.columns.name"),
    cell: ({ name }) => <Text fontWeight="semibold">{name}</Text>,
    place: "title",
  },
  {
    id: "role",
    header: t("helpers.columns.role"),
    cell: ({ role }) => <Badge size="sm">{t(`helpers.roles.${role}`)}</Badge>,
    place: "besideTitle",
  },
  { id: "seen", header: t("helpers.columns.seen"), cell: seenText },
  {
    id: "ends",
    header: t("helpers.columns.ends"),
    cell: ({ endsAt }) => t("helpers.until", { date: longDate(endsAt) }),
  },
  {
    id: "actions",
    header: t("helpers.columns.actions"),
    cell: (helper) => (
      <Flex justify="end">
        <RowMenu
          label={t("helpers.more", { name: helper.name })}
          entries={acts.map((act) => ({
            label: t(`helpers.menu.${act}`),
            act: () => onChoose(helper, act),
            isDestructive: act === "end",
          }))}
        />
      </Flex>
    ),
    place: "actions",
  },
];

function seenText({ joinedAt, lastUsedAt, createdAt, hasOpenLink }: Helper): string {
  const seenAt = lastUsedAt ?? joinedAt;
  if (seenAt !== null) return dateAndTime(seenAt);
  return hasOpenLink ? t("helpers.seen.invited", { date: longDate(createdAt) }) : t("helpers.seen.linkExpired");
}
