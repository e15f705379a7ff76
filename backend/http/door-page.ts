import path from "node:path";
import { type RequestHandler, Router } from "express";
import { appLanguages } from "../../common/app-languages.ts";
import { directionOf } from "../../common/guest-languages.ts";
import { message } from "../../common/messages/message.ts";
import { productName } from "../../common/product.ts";
import { doorPages } from "../../common/screens.ts";
import { readMessages } from "../lib/languages.ts";
import { appLanguage } from "../lib/reader-language.ts";
import { builtPage, changeLanguage, escapeHtml, headHtml, sendHtml } from "./built-page.ts";

// What door.html has in their place.
const ownTag = '<html lang="en">';
const ownHead = "<!--head-->";
const ownTexts = '"__TEXTS__"';

const sections = ["at-the-door"];

const manifestOf = (page: string): string => `${page}.webmanifest`;

/** As JSON within HTML. What is not translated yet is in English. */
function textsIn(tag: string): string {
  const texts = { ...readMessages("en", sections), ...readMessages(tag, sections) };
  return JSON.stringify(texts).replaceAll("<", "\\u003c");
}

/**
 * The page of the door: the same for everybody, without a name, so that a device may keep it. It asks for the rest as whoever
 * opens it. Beside each page is the manifest by which it can be installed.
 */
export async function createDoorPage(folder: string): Promise<Router> {
  const page = await builtPage(path.join(folder, "door.html"));
  const texts = new Map(appLanguages.map((tag) => [String(tag), textsIn(tag)]));
  const show: RequestHandler = (request, response) => {
    const language = appLanguage(request);
    const address = escapeHtml(request.path.replace(/\/$/, ""));
    const head = headHtml({
      title: `${language.say(message("at-the-door.title"))} · ${productName}`,
      description: language.say(message("at-the-door.description")),
    });
    response.setHeader("Content-Language", language.tag);
    sendHtml(
      response,
      page(response)
        .replace(ownTag, `<html lang="${language.tag}" dir="${directionOf(language.tag)}">`)
        .replace(ownHead, () => `${head}\n    <link rel="manifest" href="${manifestOf(address)}" />`)
        .replace(ownTexts, () => texts.get(language.tag) ?? "{}"),
    );
  };
  const router = Router();
  for (const address of Object.values(doorPages)) {
    router.get(address, changeLanguage, show);
    router.get(manifestOf(address), sendManifest);
  }
  return router;
}

/** What a phone needs to put the page on its home screen. */
const sendManifest: RequestHandler = (request, response) => {
  const language = appLanguage(request);
  const address = request.path.slice(0, -manifestOf("").length);
  response.setHeader("Cache-Control", "no-cache");
  response.type("application/manifest+json").send({
    id: address,
    name: `${language.say(message("at-the-door.title"))} · ${productName}`,
    short_name: language.say(message("at-the-door.title")),
    lang: language.tag,
    dir: directionOf(language.tag),
    start_url: address,
    scope: address,
    display: "standalone",
    background_color: "#faf8f4",
    theme_color: "#1f5a48",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/door-icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/door-icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
};
