import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

export type DrawingName = "table" | "cards" | "book" | "signpost" | "rope" | "bell";

/** A small line drawing for a place where there is nothing to show. Screen readers skip it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Box asChild color="fg.muted" w="40" h="28" flexShrink="0">
      <svg
        viewBox="0 0 160 112"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawings[name]}
      </svg>
    </Box>
  );
}

function Green({ children }: { children: ReactNode }) {
  return (
    <Box asChild color="brand.solid" fill="brand.subtle">
      <g>{children}</g>
    </Box>
  );
}

const drawings: Record<DrawingName, ReactNode> = {
  table: (
    <>
      <path d="M38 50V33a9 9 0 0 1 18 0v13M71 44V27a9 9 0 0 1 18 0v17M104 46V33a9 9 0 0 1 18 0v17" />
      <path d="M32 60c0 9 21 16 48 16s48-7 48-16-21-16-48-16-48 7-48 16Z" />
      <path d="M32 60v5c0 9 21 16 48 16s48-7 48-16v-5M80 81v17M62 101c8-5 28-5 36 0" />
      <Green>
        <path d="m70 65 3-14h14l3 14Z" />
      </Green>
    </>
  ),
  cards: (
    <>
      <path d="m14 88 5-26h32l5 26ZM25 76h20M104 88l5-26h32l5 26ZM115 76h20" />
      <Green>
        <path d="m55 74 6-32h38l6 32ZM69 60h22" />
      </Green>
      <path d="M10 98h140" opacity="0.5" />
    </>
  ),
  book: (
    <>
      <path d="M80 34c-13-8-31-9-48-5v56c17-4 35-3 48 5 13-8 31-9 48-5V29c-17-4-35-3-48 5Zm0 0v56" />
      <path d="M44 44c8-1 16 0 24 3M44 56c8-1 16 0 24 3M44 68c6-1 10 0 15 2" />
      <Green>
        <path d="M102 28v28l6-5 6 5V27" />
      </Green>
    </>
  ),
  signpost: (
    <>
      <path d="M80 14v86M56 100h48M80 58H46l-11 9 11 9h34" />
      <Green>
        <path d="M80 24h36l11 10-11 10H80Z" />
      </Green>
      <path d="M112 100c1-6 4-9 7-10M118 100c0-3 2-5 4-6M40 100c-1-5-3-8-6-9" opacity="0.6" />
    </>
  ),
  rope: (
    <>
      <path d="M38 40v56M122 40v56M24 98c8-4 20-4 28 0M108 98c8-4 20-4 28 0" />
      <path d="M44 33a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM128 33a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" />
      <Green>
        <path d="M38 46c16 40 68 40 84 0 0 7-1 12-3 17-14 28-64 28-78 0-2-5-3-10-3-17Z" />
      </Green>
    </>
  ),
  bell: (
    <>
      <path d="M42 82a38 38 0 0 1 76 0ZM36 92a5 5 0 0 1 0-10h88a5 5 0 0 1 0 10ZM80 44v-7M72 37h16M56 74a25 25 0 0 1 12-17" />
      <Green>
        <path d="m40 40-8-9M120 40l8-9M30 57l-11-4M130 57l11-4" />
      </Green>
    </>
  ),
};
