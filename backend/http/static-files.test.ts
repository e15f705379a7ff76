import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get as httpGet, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import express, { type ErrorRequestHandler } from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressAnswers } from "./bodies.ts";
import { listen, stopServing } from "./listen.ts";
import { assetFiles } from "./pages.ts";

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
  const notFound: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status).send("missing");
  };
  const app = express();
  app.use(compressAnswers());
  app.use("/assets", assetFiles(folder));
  app.get("/api/list", (_request, response) => {
    response.json(list);
  });
  app.use(notFound);
  server = createServer(app);
  port = await listen(server, { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await stopServing(server);
  await rm(folder, { recursive: true });
});

// fetch would decompress the answer and set Accept-Encoding itself.
async function get(address: string, headers: Record<string, string>) {
  const [response] = await once(httpGet({ port, path: address, headers, agent: false }), "response");
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

describe("built assets", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
  ])("are sent in the best encoding for a caller who accepts %j", async (encodings, encoding, decode) => {
    const { headers, body } = await get("/assets/index-1a2b.js", { "Accept-Encoding": encodings });
    expect(decode(body).toString()).toBe(script);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(headers.vary).toContain("Accept-Encoding");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("are an error when missing, not a page", async () => {
    expect(await get("/assets/index-3c4d.js", { "Accept-Encoding": "br" })).toMatchObject({ status: 404 });
  });
});

it("answers of the API are compressed for those who accept it", async () => {
  const { headers, body } = await get("/api/list", { "Accept-Encoding": "gzip" });
  expect(JSON.parse(gunzipSync(body).toString())).toEqual(list);
  expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect((await get("/api/list", {})).body.toString()).toBe(JSON.stringify(list));
});
