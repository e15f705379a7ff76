import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { auditKinds } from "../../../common/audit-kinds.ts";
import { maxInt } from "../../../common/limits.ts";
import type { AuditFilter } from "../../generated/schema-types.ts";
import { currentParams } from "../../lib/current-params.ts";

type AuditFilterName = "kind" | "user" | "event" | "from" | "to";

export interface AuditFilterState {
  filter: AuditFilter;
  read: (name: AuditFilterName) => string;
  set: (name: AuditFilterName, value: string) => void;
  addressWith: (name: AuditFilterName, value: string) => string;
}

const kindSchema = z.enum(auditKinds).optional().catch(undefined);
const idSchema = z.coerce.number().int().min(1).max(maxInt).optional().catch(undefined);
const daySchema = z.iso.date().optional().catch(undefined);

function startOf(day: string | undefined, daysLater = 0): string | undefined {
  if (day === undefined) return undefined;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

function filterFrom(params: URLSearchParams): AuditFilter {
  const read = (name: string) => params.get(name) || undefined;
  const kind = kindSchema.parse(read("kind"));
  const since = startOf(daySchema.parse(read("from")));
  const until = startOf(daySchema.parse(read("to")), 1);
  const userId = idSchema.parse(read("user"));
  const eventId = idSchema.parse(read("event"));
  const search = read("q");
  return { ...(kind && { kinds: [kind] }), since, until, userId, eventId, search };
}

function withFilter(params: URLSearchParams, name: AuditFilterName, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete("page");
  if (value === "") changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** Keeps the audit's filter in the address (`?kind=&user=&event=&from=&to=`), beside the search and the page. */
export function useAuditFilter(): AuditFilterState {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: AuditFilterName, value: string) =>
      setParams(() => withFilter(currentParams(), name, value), { preventScrollReset: true }),
    [setParams],
  );
  return useMemo(() => {
    return {
      filter: filterFrom(params),
      read: (name) => params.get(name) ?? "",
      set,
      addressWith: (name, value) => `?${withFilter(params, name, value)}`,
    };
  }, [params, set]);
}
