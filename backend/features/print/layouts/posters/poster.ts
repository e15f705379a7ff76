import { message } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Page } from "../../pages/page.ts";
import { filled, millimeter, pageSizeOf } from "../../pages/page-frame.ts";
import { pageLook } from "../../pages/page-look.ts";
import { signPicture } from "../ornaments/event-picture.ts";
import { ornamentOf } from "../ornaments/ornament.ts";
import { posterColumns } from "./poster-columns.ts";
import { fitPoster } from "./poster-fit.ts";
import { type HeaderContent, posterHeader } from "./poster-header.ts";
import { posterSections } from "./poster-sections.ts";

/** The seating chart by table or from A to Z, on one page if its names can be read there. */
export function* layOutPoster(onPaper: LayoutInput): Generator<Page, void> {
  const { facts, options } = onPaper;
  const size = pageSizeOf(options);
  const page = { x: 0, y: 0, ...size };
  const look = pageLook(facts.event.theme, options.look, "background");
  const input = { ...onPaper, look };
  const short = Math.min(page.width, page.height);
  const margin = Math.max(12 * millimeter, short * 0.055);
  const picture = signPicture(facts.event);
  const header: HeaderContent = { input, look, picture, ornament: ornamentOf(input), page, margin };
  // Always keeps room for a note below the date, because pages are counted only after fitting.
  const { bottom } = posterHeader(header, note(input, 1, 1));
  const top = bottom + margin * 0.75;
  const room = { x: margin, y: top, width: page.width - 2 * margin, height: page.height - margin * 1.1 - top };
  const fit = fitPoster(posterSections(input), {
    room,
    smallest: minTypeSize(short),
    largest: short * 0.042,
    hasTables: options.order === "name",
  });
  const count = fit.pages.length;
  for (const [index, columns] of fit.pages.entries()) {
    yield {
      ...size,
      items: [
        ...filled(page, look.background),
        ...posterHeader(header, count === 1 ? "" : note(input, index + 1, count)).items,
        ...posterColumns(input, fit, columns, room),
      ],
      bookmarks: index === 0 ? [{ title: facts.event.name, level: 1 }] : [],
    };
  }
}

const note = ({ language }: LayoutInput, page: number, count: number) =>
  language.say(message("print-signs.pageOf", { page, count }));

function minTypeSize(short: number): number {
  return Math.max(7, Math.min(14, short / 130));
}
