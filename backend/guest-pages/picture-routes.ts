import { type RequestHandler, Router } from "express";
import { findSharedPicture } from "../features/pictures/event-picture.service.ts";
import { picturePaths } from "../features/pictures/picture-path.ts";
import type { GuestPageDeps } from "./routes.ts";

/** Monograms and photos of events' pages, for everybody who may open the page. */
export function pictureRoutes({ sessions, contextOf }: Pick<GuestPageDeps, "sessions" | "contextOf">): Router {
  const router = Router();
  router.get(picturePaths, sessions, sendPicture(contextOf));
  return router;
}

function sendPicture(contextOf: GuestPageDeps["contextOf"]): RequestHandler {
  return async (request, response) => {
    const { shortLink, file } = request.params;
    const context = await contextOf(request);
    const isNamed = typeof shortLink === "string" && typeof file === "string";
    const picture = isNamed ? await findSharedPicture(context.db, context, shortLink, file) : undefined;
    if (!picture) {
      response.status(404).setHeader("Cache-Control", "no-store").end();
      return;
    }
    // Browsers alone may keep it: an event can become private.
    response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
    response.setHeader("Content-Type", picture.mediaType);
    response.setHeader("Content-Length", picture.content.length);
    response.setHeader("ETag", `"${file}"`);
    if (request.fresh) response.status(304).end();
    else response.end(picture.content);
  };
}
