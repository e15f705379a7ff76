import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Box, Page } from "../../pages/page.ts";
import { filled, pageSizeOf } from "../../pages/page-frame.ts";
import { pageLook } from "../../pages/page-look.ts";
import { type SignPicture, signPicture } from "../ornaments/event-picture.ts";
import { type Ornament, ornamentOf } from "../ornaments/ornament.ts";
import { boldSign } from "./bold-sign.ts";
import { classicSign } from "./classic-sign.ts";
import { pictureSign } from "./picture-sign.ts";
import type { SignContent } from "./sign-parts.ts";

/** The entrance sign with the QR code. Without a picture, the picture layout becomes the classic one. */
export function* layOutSign(input: LayoutInput): Generator<Page, void> {
  const { facts, options } = input;
  const { width, height } = pageSizeOf(options);
  const page = { x: 0, y: 0, width, height };
  const look = pageLook(facts.event.theme, options.look, options.signLayout === "bold" ? "accent" : "background");
  const picture = signPicture(facts.event);
  const content: SignContent = {
    input,
    look,
    picture,
    ornament: ornamentFor({ ...input, look }, picture),
    unit: Math.min(width, height) / 100,
    page,
  };
  const { name } = facts.event;
  yield {
    width,
    height,
    items: [...filled(page, look.background), ...arranged(content)],
    bookmarks: [{ title: name, level: 1 }],
  };
}

/** The event's monogram is on its sign already. */
function ornamentFor(input: LayoutInput, picture: SignPicture | undefined): Ornament | undefined {
  const isShown = input.options.ornament === "monogram" && picture?.kind === "monogram";
  return isShown ? undefined : ornamentOf(input);
}

function arranged(content: SignContent): (Block | Box)[] {
  const { picture } = content;
  switch (content.input.options.signLayout) {
    case "bold":
      return boldSign(content);
    case "picture":
      return picture ? pictureSign(content, picture) : classicSign(content);
    case "classic":
      return classicSign(content);
  }
}
