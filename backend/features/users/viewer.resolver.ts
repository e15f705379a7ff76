import { findViewer } from "./user.service.ts";

/** Finds out who asks, once for each request: the graph's context reaches features by their resolvers alone. */
export const resolveViewer = findViewer;
