import { once } from "node:events";
import { Document, Page, renderToStream, Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";

// Draws the received place cards with @react-pdf/renderer, ten to a page, and reports the size of the PDF.

const cardsPerPage = 10;
const [width, height] = [252, 144];
const [message] = await once(process, "message");
/** @type {{ name: string, table: string }[]} */
const guests = message;

const pages = Array.from({ length: Math.ceil(guests.length / cardsPerPage) }, (_, page) =>
  guests.slice(page * cardsPerPage, (page + 1) * cardsPerPage),
);

/** @param {{ name: string, table: string }} guest @param {number} place */
function card({ name, table }, place) {
  const [left, top] = [54 + (place % 2) * width, 36 + Math.floor(place / 2) * height];
  const nameText = h(Text, { style: { width, textAlign: "center", marginTop: 45, fontSize: 22 } }, name);
  const tableText = h(Text, { style: { width, textAlign: "center", fontSize: 12 } }, `Table ${table}`);
  return h(View, { key: place, style: { position: "absolute", left, top } }, nameText, tableText);
}

const drawn = pages.map((cards, page) => h(Page, { key: page, size: "LETTER" }, cards.map(card)));
let bytes = 0;
for await (const chunk of await renderToStream(h(Document, { title: "Place cards" }, drawn))) bytes += chunk.length;
process.send?.({ bytes });
