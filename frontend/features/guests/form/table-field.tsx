import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { t } from "../../../lib/text.ts";
import { SuggestField } from "../../../ui/combobox.tsx";
import { MoveChoicesDocument } from "../generated/move-choices.ts";
import { tableItems } from "../table-items.ts";

const maxOffered = 100;

interface TableFieldProps {
  eventId: number;
  isOptional: boolean;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** The number or name of a table. It offers those that there are, with the room they have. */
export function TableField({ eventId, isOptional, error, control }: TableFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const query = isWanted ? { variables: { eventId }, fetchPolicy: "cache-and-network" as const } : skipToken;
  const { data } = useQuery(MoveChoicesDocument, query);
  const tables = data?.tables;
  return (
    <SuggestField
      label={t("guest-list.table")}
      placeholder={t("guest-list.tablePlaceholder")}
      isRequired={!isOptional}
      error={error}
      onOpen={() => setIsWanted(true)}
      itemsFor={(typed) =>
        tables ? tableItems(tables, { typed, count: 1, canUnseat: isOptional }).slice(0, maxOffered) : []
      }
      {...control}
    />
  );
}
