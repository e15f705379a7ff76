import { latePart } from "../lib/late-part.tsx";

export const BoardTablesHere = latePart(async () => (await import("../features/door/tables-here.tsx")).TablesHere).Part;
