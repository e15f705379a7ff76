import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Box, Page } from "../../pages/page.ts";
import { filled, pageSizeOf } from "../../pages/page-frame.ts";
import { pageLook } from "../../pages/page-look.ts";
import { boldSign } from "./bold-sign.ts";
import { classicSign } from "./classic-sign.ts";
import { pictureSign } from "./picture-sign.ts";
import type { SignContent } from "./sign-parts.ts";
import { signPicture } from "./sign-pictures.ts";

/** The entrance sign with the QR code. Without a picture, the picture layout becomes the classic one. */
export function* layOutSign(input: LayoutInput): Generator<Page, void> {
  const { facts, options } = input;
  const { width, height } = pageSizeOf(options);
  const page = { x: 0, y: 0, width, height };
  const look = pageLook(facts.event.theme, options.look, options.signLayout === "bold" ? "accent" : "background");
  const content: SignContent = {
    input,
    look,
    picture: signPicture(facts.event),
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
