import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { KindEntry } from "./kind-groups.ts";

export function KindDrawing({ entry }: { entry: KindEntry }) {
  return (
    <Box asChild color="fg.muted" boxSize="9" flexShrink="0">
      <svg
        viewBox="0 0 36 36"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawings[entry]}
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

const sheet = <path d="M8 4h20v28H8Z" />;

const drawings: Record<KindEntry, ReactNode> = {
  cards: (
    <>
      <path d="m5 27 4-15h18l4 15M9 12l2-3h14l2 3" />
      <Green>
        <path d="M5 27h26M12.5 18h11M14 22h8" />
      </Green>
    </>
  ),
  "table-signs": (
    <>
      <path d="M10 4h16v22H10ZM7 31h22M18 26v5" />
      <Green>
        <path d="m15.5 12 3-2.5V20M15.5 20h6" />
      </Green>
    </>
  ),
  "by-name": (
    <>
      {sheet}
      <path d="M18 10.5h6M18 17h6M18 23.5h6" />
      <Green>
        <path d="m11 13 2-5 2 5M11.7 11.5h2.6M11.5 21h3.5l-3.5 5H15" />
      </Green>
    </>
  ),
  poster: (
    <>
      <path d="M9 6h18v20H9ZM12 26l-3 6M24 26l3 6M15 3h6" />
      <Green>
        <path d="M14 11h8M12.5 15.5h3.5M20 15.5h3.5M12.5 18.5h3.5M20 18.5h3.5M12.5 21.5h3.5M20 21.5h3.5" />
      </Green>
    </>
  ),
  sign: (
    <>
      <path d="M9 4h18v28H9ZM13 27.5h10" />
      <Green>
        <path d="M13 9h4v4h-4ZM19.5 9h3.5v4h-3.5ZM13 16h4v4h-4ZM20 16v2.5M23 17v4M20 21.5h1" />
      </Green>
    </>
  ),
  "by-table": (
    <>
      {sheet}
      <path d="M18 11h6M18 14.5h4M18 22h6M18 25.5h4" />
      <Green>
        <path d="M15 12.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0ZM15 23.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Z" />
      </Green>
    </>
  ),
  caterer: (
    <>
      <path d="M6 26h24M9 23a9 9 0 0 1 18 0ZM18 14v-2M16.5 12h3M10 30h16" />
      <Green>
        <path d="M13 22a5.5 5.5 0 0 1 3-4" />
      </Green>
    </>
  ),
  "floor-plan": (
    <>
      <path d="M5 7h26v22H5ZM5 20v4M31 12v4" />
      <Green>
        <path d="M15 14.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM27 14.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM13 22h10v3.5H13Z" />
      </Green>
    </>
  ),
};
