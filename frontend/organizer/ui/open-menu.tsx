import { Menu, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { MenuEntry, MenuProps } from "./menu.tsx";

/** A menu as it opens. */
export function OpenMenu({ heading, entries, placement = "bottom-end", isInPlace = false, button }: MenuProps) {
  return (
    <Menu.Root defaultOpen positioning={{ placement }}>
      <Menu.Trigger asChild>{button()}</Menu.Trigger>
      <Portal disabled={isInPlace}>
        <Menu.Positioner>
          <Menu.Content>
            {heading}
            {entries.map((entry) => (
              <Menu.Item
                key={entry.label}
                value={entry.label}
                minH={{ base: "11", md: "9" }}
                disabled={entry.isDisabled === true}
                {...(entry.isDestructive && { color: "fg.error" })}
                {...("act" in entry ? { onSelect: entry.act } : { asChild: true })}
              >
                {contentOf(entry)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function contentOf(entry: MenuEntry): ReactNode {
  const text = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  if ("to" in entry) return <RouterLink to={entry.to}>{text}</RouterLink>;
  if (!("href" in entry)) return text;
  const { href, isDownload, language, isCurrent } = entry;
  return (
    <a
      href={href}
      download={isDownload}
      lang={language}
      hrefLang={language}
      aria-current={isCurrent ? "true" : undefined}
    >
      {text}
    </a>
  );
}
