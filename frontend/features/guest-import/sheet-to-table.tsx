import { Box } from "@chakra-ui/react";

const seats = [0, 60, 120, 180, 240, 300];

/** A drawing: the rows of a sheet become seats at a table. Screen readers skip it. */
export function SheetToTable() {
  return (
    <Box asChild w="40" color="fg.muted">
      <svg
        viewBox="0 0 160 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <rect x="6" y="8" width="50" height="56" rx="4" />
        <path d="M6 22h50M24 8v56M6 36h50M6 50h50" opacity="0.6" />
        <Box asChild color="brand.fg">
          <g>
            <path d="M68 36h22m-7-7 7 7-7 7" stroke="currentColor" />
            <circle cx="126" cy="36" r="14" fill="currentColor" fillOpacity="0.12" stroke="currentColor" />
            {seats.map((angle) => (
              <circle
                key={angle}
                cx="126"
                cy="11"
                r="5"
                fill="currentColor"
                stroke="none"
                transform={`rotate(${angle} 126 36)`}
              />
            ))}
          </g>
        </Box>
      </svg>
    </Box>
  );
}
