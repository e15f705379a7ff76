import { Badge, Tabs } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { wholeNumber } from "../lib/words.ts";
import { Awaited } from "./page-spinner.tsx";

export interface UrlTab {
  name: string;
  label: string;
  count?: number;
  content: ReactNode;
  /** Whether it keeps typed text while another tab is open. A list must not: its state is in the address. */
  isKept?: boolean;
}

interface UrlTabsProps {
  label: string;
  tabs: readonly UrlTab[];
  /** The tab that is open while the address names none; the first unless given. */
  opensOn?: string;
}

/** Tabs that keep the open one in the address (`?tab=`). Each tab starts with its own search and page. */
export function UrlTabs({ label, tabs, opensOn = tabs[0]?.name }: UrlTabsProps) {
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ name }) => name === params.get("tab"))?.name ?? opensOn;

  function setOpen(name: string) {
    setParams({ tab: name }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs.Root value={open ?? null} onValueChange={(change) => setOpen(change.value)} lazyMount>
      <Tabs.List aria-label={label} overflowX="auto" overflowY="hidden">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.name}
            ref={tab.name === open ? bringIntoView : null}
            value={tab.name}
            flexShrink="0"
            px={{ base: "3", md: "4" }}
            // What the screen opens on may be less than the whole tab.
            onClick={() => tab.name === open && setOpen(tab.name)}
          >
            {tab.label}
            {tab.count !== undefined && <Badge fontVariantNumeric="tabular-nums">{wholeNumber(tab.count)}</Badge>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.name} value={tab.name} pt="6">
          <Awaited>{(tab.isKept === true || tab.name === open) && tab.content}</Awaited>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function bringIntoView(trigger: HTMLElement | null): void {
  // With the frame's own layout: now, it would be computed twice.
  requestAnimationFrame(() => trigger?.scrollIntoView({ block: "nearest", inline: "center" }));
}
