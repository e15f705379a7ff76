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
  /** Whether only a link leads to it, which stands elsewhere. While it is open, there is no list of tabs. */
  isUnlisted?: boolean;
}

interface UrlTabsProps {
  label: string;
  tabs: readonly UrlTab[];
  /** The tab that is open while the address names none; the first unless given. */
  opensOn?: string;
}

/** The tab that the address names, if any. */
export function useOpenTab(tabs: readonly UrlTab[]): UrlTab | undefined {
  const [params] = useSearchParams();
  return tabs.find(({ name }) => name === params.get("tab"));
}

/** Tabs that keep the open one in the address (`?tab=`). Each tab starts with its own search and page. */
export function UrlTabs({ label, tabs, opensOn = tabs[0]?.name }: UrlTabsProps) {
  const [, setParams] = useSearchParams();
  const named = useOpenTab(tabs);
  const open = named?.name ?? opensOn;

  function setOpen(name: string) {
    setParams({ tab: name }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs.Root value={open ?? null} onValueChange={(change) => setOpen(change.value)} lazyMount>
      <Tabs.List aria-label={label} overflowX="auto" overflowY="hidden" hidden={named?.isUnlisted === true}>
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.name}
            ref={tab.name === open ? bringIntoView : null}
            value={tab.name}
            hidden={tab.isUnlisted === true}
            disabled={tab.isUnlisted === true}
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
