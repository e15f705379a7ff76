import { readFile } from "node:fs/promises";
import express from "express";
import { createHttpServer, listen } from "../../backend/http/listen.ts";

// A server that only sends one page from memory. Takes a file with the gzipped page; reports its port.

const [, , file = ""] = process.argv;
const content = await readFile(file);

const app = express();
app.set("env", "production");
app.get("/page", (_request, response) => {
  response.setHeader("Content-Encoding", "gzip");
  response.type("html").send(content);
});
const port = await listen(createHttpServer(app), { host: "127.0.0.1", port: 0 });
process.on("disconnect", () => process.exit());
process.send?.({ url: `http://127.0.0.1:${port}` });
