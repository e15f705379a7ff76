import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get as httpGet, type IncomingHttpHeaders, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import express, { type ErrorRequestHandler } from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressAnswers } from "./bodies.ts";
import { listen, stopServing } from "./listen.ts";
import { assetFiles, plainFiles } from "./pages.ts";

const script = "console.log('seats');".repeat(200);
const list = Array.from({ length: 100 }, (_, id) => ({ id, name: `Guest ${id}` }));

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fyt-files-"));
  await writeFile(path.join(folder, "index-1a2b.js"), script);
  await writeFile(path.join(folder, "index-1a2b.js.br"), brotliCompressSync(script));
  await writeFile(path.join(folder, "index-1a2b.js.gz"), gzipSync(script));
  await writeFile(path.join(folder, "font-5e6f.woff2"), Buffer.alloc(3000, 7));
  const notFound: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status).send("missing");
  };
  const app = express();
  app.use(compressAnswers());
  app.use("/assets", assetFiles(folder));
  app.get("/api/list", (_request, response) => {
    response.json(list);
  });
  app.get("/api/word", (_request, response) => {
    response.json("short");
  });
  app.use(plainFiles(folder));
  app.use(notFound);
  server = createServer(app);
  port = await listen(server, { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await stopServing(server);
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

// fetch would decompress the answer and set Accept-Encoding itself.
function get(address: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpGet({ port, path: address, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    }).on("error", reject);
  });
}

const accepting = (encodings: string) => get("/assets/index-1a2b.js", { "Accept-Encoding": encodings });

describe("built assets", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
  ])("are sent in the best encoding for a caller who accepts %j", async (encodings, encoding, decode) => {
    const { headers, body } = await accepting(encodings);
    expect(decode(body).toString()).toBe(script);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(headers.vary).toContain("Accept-Encoding");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("are an error when missing, not a page", async () => {
    expect(await get("/assets/index-3c4d.js", { "Accept-Encoding": "br" })).toMatchObject({ status: 404 });
  });
});

describe("answers of the API", () => {
  it("are compressed when that makes a difference", async () => {
    const { headers, body } = await get("/api/list", { "Accept-Encoding": "gzip" });
    expect(JSON.parse(gunzipSync(body).toString())).toEqual(list);
    expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect((await get("/api/word", { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBeUndefined();
    expect((await get("/api/list", {})).body.toString()).toBe(JSON.stringify(list));
  });
});
