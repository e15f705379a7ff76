import { message } from "../../../../../common/messages/message.ts";
import { type CardForm, sheetFor } from "../../../../../common/print/sheet-for.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box, LineBox, Page, PageItem, Stroke } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";
import { cardAreas, sheetPage } from "./card-sheet.ts";
import { centeredText, paragraphBlock } from "./centered-text.ts";

const black = "#000000";
const frame: Stroke = { color: black, width: 0.5 };
const thin: Stroke = { color: black, width: 0.3 };
const fold: Stroke = { color: black, width: 0.4, dash: [3, 2] };

const rulerReach = 8;
const maxLineLength = 50;

/** Card frames with rulers on plain paper, to measure against a real sheet how far the printer is off. */
export function layOutTestFrame(input: LayoutInput, form: CardForm): Page {
  const printed = sheetFor(input.options, form);
  const areas = cardAreas(printed, input.options);
  const [first] = areas;
  const items: Box[] = areas.flatMap((area) => cardFrame(area, form, { hasCross: form !== "label" || area !== first }));
  const last = areas.at(-1);
  if (!(first && last)) return sheetPage(input, printed, items, { pageNumber: 1, pageCount: 1 }, []);
  const rulers = [...ruler(first.x, first.y), ...ruler(last.x + last.width, last.y + last.height)];
  const title = input.language.say(message("print-cards.testFrame"));
  const words = instructions(input, title, first);
  const numbers = { pageNumber: 1, pageCount: 1 };
  return sheetPage(input, printed, [...items, ...rulers, ...words], numbers, [{ title, level: 1 }]);
}

/** On the first label, words leave no room for a cross. */
function cardFrame({ x, y, width, height }: Area, form: CardForm, { hasCross }: { hasCross: boolean }): Box[] {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const arm = 2.5 * millimeter;
  const cross = [
    line(middleX - arm, middleY, middleX + arm, middleY, thin),
    line(middleX, middleY - arm, middleX, middleY + arm, thin),
  ];
  const edge: Box = { kind: "rectangle", x, y, width, height, stroke: frame };
  return [edge, ...(hasCross ? cross : []), ...(form === "tent" ? [line(x, middleY, x + width, middleY, fold)] : [])];
}

function ruler(x: number, y: number): Box[] {
  const reach = rulerReach * millimeter;
  const ticks = Array.from({ length: 2 * rulerReach + 1 }, (_, index) => index - rulerReach).filter((at) => at !== 0);
  return [
    line(x - reach, y, x + reach, y, thin),
    line(x, y - reach, x, y + reach, thin),
    ...ticks.flatMap((at) => {
      const length = (at % 5 === 0 ? 1.8 : 1) * millimeter;
      const offset = at * millimeter;
      return [
        line(x + offset, y - length / 2, x + offset, y + length / 2, thin),
        line(x - length / 2, y + offset, x + length / 2, y + offset, thin),
      ];
    }),
  ];
}

function instructions(input: LayoutInput, title: string, area: Area): PageItem[] {
  const { options, language, setter } = input;
  const length = Math.min(maxLineLength, Math.floor(area.width / millimeter / 10) * 10 - 20);
  const nudge = { x: signed(options.nudgeX, language.tag), y: signed(options.nudgeY, language.tag) };
  const room = (share: number, lines: number) => ({
    ...{ width: area.width - 14 * millimeter, height: area.height * share, lines, smallest: 5 },
  });
  const style = { font: "Inter" as const, isBold: false, size: 8 };
  const set = (text: string, share: number, isBold = false, lines = 3) =>
    centeredText(
      setter,
      text,
      { style: { ...style, isBold, size: isBold ? 11 : 8 }, color: black },
      room(share, lines),
    );
  const heading = set(title, 0.12, true, 1);
  const use = set(language.say(message("print-cards.testFrameUse")), 0.24, false, 4);
  const moved = set(language.say(message("print-cards.nudge", nudge)), 0.1, true, 2);
  const measure = set(language.say(message("print-cards.ruler", { length })), 0.1, false, 1);
  const start = area.y + area.height * 0.1;
  const below = area.y + area.height * 0.6;
  const lineY = area.y + area.height * 0.9;
  const scale = measuredLine(area, lineY, length);
  return [
    { kind: "block", tag: "H1", items: paragraphBlock(heading, area, start).items },
    paragraphBlock(use, area, start + heading.height + 3),
    paragraphBlock(moved, area, below),
    paragraphBlock(measure, area, lineY - measure.height - 4),
    ...scale,
  ];
}

function measuredLine(area: Area, y: number, length: number): LineBox[] {
  const half = (length * millimeter) / 2;
  const middle = area.x + area.width / 2;
  const end = (x: number) => line(x, y - millimeter, x, y + millimeter, frame);
  return [line(middle - half, y, middle + half, y, frame), end(middle - half), end(middle + half)];
}

const signed = (value: number, tag: string) =>
  new Intl.NumberFormat(tag, { signDisplay: "exceptZero", maximumFractionDigits: 2 }).format(value);

const line = (x1: number, y1: number, x2: number, y2: number, stroke: Stroke): LineBox => ({
  ...{ kind: "line", x1, y1, x2, y2, stroke },
});
