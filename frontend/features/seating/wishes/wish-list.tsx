import { Box, Button, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { Wish } from "../../../../common/wishes/wish.ts";
import { t } from "../../../lib/text.ts";
import { contentKey, groupWishes, type WishGroup } from "./model/wish-groups.ts";
import { WishRow } from "./wish-row.tsx";
import { groupText, type WishNames, wishText } from "./wish-texts.ts";

const pageSize = 20;

interface WishListProps {
  wishes: readonly Wish[];
  names: WishNames;
  selects: boolean;
  level: "h3" | "h5";
  onEdit: (wish: Wish) => void;
}

export function WishList({ wishes, names, selects, level, onEdit }: WishListProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <Stack gap="4">
      {groupWishes(wishes).map(({ group, wishes: members }) => (
        <GroupOfWishes
          key={group}
          group={group}
          wishes={members}
          level={level}
          renderRow={(wish) => {
            const key = contentKey(wish);
            return (
              <WishRow
                key={key}
                wish={wish}
                title={wishText(wish, names)}
                isOpen={openKey === key}
                selects={selects}
                onToggle={() => setOpenKey(openKey === key ? null : key)}
                onEdit={onEdit}
              />
            );
          }}
        />
      ))}
    </Stack>
  );
}

interface GroupOfWishesProps {
  group: WishGroup;
  wishes: readonly Wish[];
  level: "h3" | "h5";
  renderRow: (wish: Wish) => React.ReactNode;
}

function GroupOfWishes({ group, wishes, level, renderRow }: GroupOfWishesProps) {
  const [pages, setPages] = useState(1);
  const rest = wishes.length - pages * pageSize;
  return (
    <Box as="section" aria-label={groupText(group)}>
      <Heading
        as={level}
        textStyle="xs"
        fontFamily="body"
        letterSpacing="normal"
        fontWeight="medium"
        color="fg.muted"
        mb="1"
      >
        {groupText(group)}
      </Heading>
      <Box as="ul" listStyleType="none" mx="-2">
        {wishes.slice(0, pages * pageSize).map(renderRow)}
      </Box>
      {rest > 0 && (
        <Button
          variant="ghost"
          size={{ base: "md", lg: "xs" }}
          minH={{ base: "11", lg: "7" }}
          mx="-2"
          onClick={() => setPages(pages + 1)}
        >
          {t("seating-wishes.more", { count: Math.min(rest, pageSize) })}
        </Button>
      )}
    </Box>
  );
}
