import type { RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";

/** Sends a file's compressed version (.br, .gz) if there is one. The versions are looked up once. */
function files(folder: string, serveStatic: expressStaticGzip.ExpressStaticGzipOptions["serveStatic"]): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    index: false,
    serveStatic: { ...serveStatic, index: false },
  });
}

/** Built assets, cached forever, as their names contain a hash of their content; a missing one is an error. */
export const assetFiles = (folder: string): RequestHandler =>
  files(folder, { immutable: true, maxAge: "1y", fallthrough: false });

/** Files that keep their names. Browsers check each time whether there is a newer version. */
export const plainFiles = (folder: string): RequestHandler =>
  files(folder, { setHeaders: (response) => response.setHeader("Cache-Control", "no-cache") });
