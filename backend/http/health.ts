import { Router } from "express";

/**
 * `GET /healthz` answers 200 while the process lives; `GET /readyz` answers 200 only while `isReady` says so, otherwise
 * 503.
 */
export function healthRoutes(isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.type("text/plain").send("ok");
  });
  router.get("/readyz", async (_request, response) => {
    const ready = await isReady();
    response
      .status(ready ? 200 : 503)
      .type("text/plain")
      .send(ready ? "ready" : "not ready");
  });
  return router;
}
