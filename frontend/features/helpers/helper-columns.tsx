import { Badge, Flex, Menu, Portal, Text } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import { dateAndTime, longDate } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import type { Column } from "../../ui/data-table-column.ts";
import { rowButton } from "../../ui/row-button.tsx";
import type { HelperTable_HelperFragment } from "./generated/helper-table.ts";
import { helperRoleName } from "./helper-role.ts";

export type Helper = HelperTable_HelperFragment;

export type HelperAct = "newLink" | "change" | "end";

export function helperColumns(onChoose: (helper: Helper, act: HelperAct) => void): Column<Helper>[] {
  return [
    {
      id: "name",
      header: t("helpers.columns.name"),
      cell: ({ name }) => <Text fontWeight="semibold">{name}</Text>,
      place: "title",
    },
    {
      id: "role",
      header: t("helpers.columns.role"),
      cell: ({ role }) => <Badge size="sm">{helperRoleName(role)}</Badge>,
      place: "besideTitle",
    },
    { id: "seen", header: t("helpers.columns.seen"), cell: seenText },
    { id: "ends", header: t("helpers.columns.ends"), cell: ({ endsAt }) => <EndsAt endsAt={endsAt} /> },
    {
      id: "actions",
      header: t("helpers.columns.actions"),
      cell: (helper) => <HelperMenu name={helper.name} onChoose={(act) => onChoose(helper, act)} />,
      place: "actions",
    },
  ];
}

function seenText({ joinedAt, lastUsedAt, createdAt, hasOpenLink }: Helper): string {
  const seenAt = lastUsedAt ?? joinedAt;
  if (seenAt !== null) return dateAndTime(seenAt);
  return hasOpenLink ? t("helpers.seen.invited", { date: longDate(createdAt) }) : t("helpers.seen.linkExpired");
}

function EndsAt({ endsAt }: Pick<Helper, "endsAt">) {
  return (
    <>
      <Text as="span" hideFrom="md">
        {t("helpers.until", { date: longDate(endsAt) })}
      </Text>
      <Text as="span" hideBelow="md">
        {longDate(endsAt)}
      </Text>
    </>
  );
}

const acts = ["newLink", "change", "end"] as const satisfies readonly HelperAct[];

function HelperMenu({ name, onChoose }: { name: string; onChoose: (act: HelperAct) => void }) {
  return (
    <Flex justify="end">
      <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
        <Menu.Trigger asChild>
          <button type="button" {...rowButton} aria-label={t("helpers.more", { name })}>
            <Ellipsis aria-hidden />
          </button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="48">
              {acts.map((act) => (
                <Menu.Item
                  key={act}
                  value={act}
                  minH={{ base: "11", md: "9" }}
                  {...(act === "end" && { color: "fg.error" })}
                  onSelect={() => onChoose(act)}
                >
                  {t(`helpers.menu.${act}`)}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Flex>
  );
}
