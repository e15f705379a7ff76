import type { RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";

/**
 * The files of a folder; where the build has put a smaller one beside a file (.br, .gz), that one, for whoever can read
 * it. Which those are is looked up once.
 */
function files(folder: string, serveStatic: expressStaticGzip.ExpressStaticGzipOptions["serveStatic"]): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    index: false,
    serveStatic: { ...serveStatic, index: false },
  });
}

/** Built assets: their names hold a hash of their content, so they are kept for ever, and a missing one is an error. */
export const assetFiles = (folder: string): RequestHandler =>
  files(folder, { immutable: true, maxAge: "1y", fallthrough: false });

/** Files that keep their names. Browsers ask each time whether there is a newer one. */
export const plainFiles = (folder: string): RequestHandler =>
  files(folder, { setHeaders: (response) => response.setHeader("Cache-Control", "no-cache") });
