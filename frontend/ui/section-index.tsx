import { Link, List } from "@chakra-ui/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { t } from "../lib/text.ts";

interface IndexedSection {
  id: string;
  title: string;
}

interface SectionList {
  sections: readonly IndexedSection[];
  /** Returns a function that takes the section out again. */
  add: (section: IndexedSection) => () => void;
}

const SectionsContext = createContext<SectionList["add"] | null>(null);

/** Puts a section into the index around it, if there is one. */
export function useIndexed(id: string | undefined, title: string): void {
  const add = useContext(SectionsContext);
  useEffect(() => (id === undefined ? undefined : add?.({ id, title })), [add, id, title]);
}

export function useSections(): SectionList {
  const [sections, setSections] = useState<readonly IndexedSection[]>([]);
  const [add] = useState(() => (section: IndexedSection) => {
    setSections((before) => [...before, section].sort(byPlace));
    return () => setSections((before) => before.filter((other) => other !== section));
  });
  return { sections, add };
}

/** Sections that appear later are not the last ones. */
function byPlace(one: IndexedSection, other: IndexedSection): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

export function IndexedSections({ add, children }: { add: SectionList["add"]; children: ReactNode }) {
  return <SectionsContext value={add}>{children}</SectionsContext>;
}

/** Links to the sections of a long screen, with a mark at the one that is being read. */
export function SectionIndex({ sections }: { sections: readonly IndexedSection[] }) {
  const current = useSectionInView(sections);
  return (
    <nav aria-label={t("ui.onThisPage")}>
      <List.Root gap="0.5" listStyle="none">
        {sections.map(({ id, title }) => (
          <List.Item key={id}>
            <Link
              href={`#${id}`}
              display="block"
              py="2"
              ps="3"
              borderStartWidth="2px"
              borderColor="transparent"
              textStyle="sm"
              color="fg.muted"
              textDecoration="none"
              _hover={{ color: "fg" }}
              css={{ "&[aria-current]": { borderColor: "green.solid", color: "fg", fontWeight: "semibold" } }}
              aria-current={id === current ? "location" : undefined}
            >
              {title}
            </Link>
          </List.Item>
        ))}
      </List.Root>
    </nav>
  );
}

/** The section that crosses the line below the upper quarter of the screen. */
function useSectionInView(sections: readonly IndexedSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: "-25% 0px -75% 0px" },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current ?? sections[0]?.id;
}
