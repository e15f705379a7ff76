import { message } from "../../../../../common/messages/message.ts";
import type { CardForm } from "../../../../../common/print/sheets.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box, LineBox, Page, PageItem, Stroke } from "../../pages/page.ts";
import { type Area, block, inset, line, middleOf, millimeter, stack, textPart } from "../../pages/parts.ts";

const black = "#000000";
const frame: Stroke = { color: black, width: 0.5 };
const thin: Stroke = { color: black, width: 0.3 };
const fold: Stroke = { color: black, width: 0.4, dash: [3, 2] };

const rulerReach = 8;
const maxLineLength = 50;

/** Card frames with rulers on plain paper, to measure against a real sheet how far the printer is off. */
export function layOutTestFrame(
  input: LayoutInput,
  areas: readonly Area[],
  form: CardForm,
): Pick<Page, "items" | "bookmarks"> {
  const [first, last] = [areas[0], areas.at(-1)];
  if (!(first && last)) throw new Error("A sheet has cards.");
  // On the first label, words leave no room for a cross.
  const frames = areas.flatMap((area) => cardFrame(area, form, form !== "label" || area !== first));
  const rulers = [...ruler(first.x, first.y), ...ruler(last.x + last.width, last.y + last.height)];
  const title = input.language.say(message("print-cards.testFrame"));
  return { items: [...frames, ...rulers, ...instructions(input, title, first)], bookmarks: [{ title, level: 1 }] };
}

function cardFrame({ x, y, width, height }: Area, form: CardForm, hasCross: boolean): Box[] {
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
  const ticks = Array.from({ length: 2 * rulerReach + 1 }, (_, index) => index - rulerReach);
  return ticks.flatMap((at) => {
    const half = at === 0 ? rulerReach * millimeter : ((at % 5 === 0 ? 1.8 : 1) * millimeter) / 2;
    const offset = at * millimeter;
    return [
      line(x + offset, y - half, x + offset, y + half, thin),
      line(x - half, y + offset, x + half, y + offset, thin),
    ];
  });
}

function instructions({ language, setter }: LayoutInput, title: string, card: Area): PageItem[] {
  const area = inset(card, 7 * millimeter, card.height * 0.1);
  const length = Math.min(maxLineLength, Math.floor(card.width / millimeter / 10) * 10 - 20);
  const text = (words: string, share: number, size: number, isBold = false) =>
    setter.fit(
      words,
      { font: "Inter", isBold, size },
      {
        ...{ width: area.width, height: area.height * share, lines: isBold ? 1 : 4, smallest: 5 },
      },
    );
  const part = (words: string, share: number, size: number, tag: "H1" | "P") =>
    textPart(text(words, share, size, tag === "H1"), middleOf(area), black, tag);
  const words = stack(
    [part(title, 0.2, 11, "H1"), part(language.say(message("print-cards.testFrameUse")), 0.34, 8, "P")],
    6,
  );
  const measure = part(language.say(message("print-cards.ruler", { length })), 0.14, 8, "P");
  const y = area.y + area.height;
  return [...words.at(area.y), ...measure.at(y - measure.height - 5), ...measuredLine(card, y, length)].map((item) =>
    item.kind === "text" ? block("P", [item]) : item,
  );
}

function measuredLine(area: Area, y: number, length: number): LineBox[] {
  const half = (length * millimeter) / 2;
  const middle = area.x + area.width / 2;
  const end = (x: number) => line(x, y - millimeter, x, y + millimeter, frame);
  return [line(middle - half, y, middle + half, y, frame), end(middle - half), end(middle + half)];
}
