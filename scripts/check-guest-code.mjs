import { gzipSync } from "node:zlib";
import { buildInMemory, chunksOfScreen } from "./guest-code.mjs";
import { inProject } from "./project.mjs";

const screen = "/frontend/routes/guest-page.tsx";
const mostBytes = 200_000;
const organisersCode = [
  /\/frontend\/features\/(?:events|guests|history|uploads|users)\//,
  /\/frontend\/routes\/(?:admin|customer|sign-in)/,
  /\/frontend\/app\/(?:admin|customer|user-menu|system\/organiser)/,
  /\/frontend\/generated\/organiser/,
  /\/frontend\/lib\/organiser-text/,
  /\/frontend\/playground\//,
  /\/node_modules\/(?:zod|react-hook-form|@hookform|@ark-ui|uqr|graphiql)\//,
];

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

// Measures what a guest's browser loads before a search works, compressed, and checks that it has only guests' code.
const chunks = [...chunksOfScreen(await buildInMemory({ configFile: inProject("vite.config.ts") }), screen)];
const sizes = chunks.map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code).length }));
const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
const foreign = chunks
  .flatMap(({ modules }) => Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0))
  .map(([module]) => module.replaceAll("\\", "/"))
  .filter((module) => organisersCode.some((pattern) => pattern.test(module)));

console.log(`${kilobytes(bytes)} of ${kilobytes(mostBytes)} gzipped in ${chunks.length} files`);
if (bytes > mostBytes || foreign.length > 0 || chunks.length < 2) {
  for (const size of sizes) console.log(`  ${size.fileName}: ${kilobytes(size.bytes)}`);
  for (const module of foreign) console.log(`  not for guests: ${module}`);
  process.exitCode = 1;
}
