import { serveParent } from "../../lib/serve-parent.ts";
import { mutantReader, readMutants } from "./mutant-reader.ts";

await serveParent(mutantReader, (batch, { tell }) => readMutants(batch, tell));
