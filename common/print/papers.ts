/** In millimeters, upright. */
export interface PaperSize {
  width: number;
  height: number;
}

const inches = (width: number, height: number): PaperSize => ({ width: width * 25.4, height: height * 25.4 });

/** The papers, upright. A-series by ISO 216. */
export const papers = {
  a6: { width: 105, height: 148 },
  a5: { width: 148, height: 210 },
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  a2: { width: 420, height: 594 },
  a1: { width: 594, height: 841 },
  a0: { width: 841, height: 1189 },
  letter: inches(8.5, 11),
  legal: inches(8.5, 14),
  tabloid: inches(11, 17),
  "18x24": inches(18, 24),
  "24x36": inches(24, 36),
} as const satisfies Record<string, PaperSize>;

export type PaperName = keyof typeof papers;
