import { Router } from "express";

/**
 * `GET /healthz` answers 200 while the process is alive; `GET /readyz` answers 200 while it can take requests, otherwise 503.
 *
 * @param whyNotReady the reason in a few words; undefined when ready.
 */
export function healthRoutes(whyNotReady: () => Promise<string | undefined>): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.type("text/plain").send("ok");
  });
  router.get("/readyz", async (_request, response) => {
    const reason = await whyNotReady();
    response
      .status(reason === undefined ? 200 : 503)
      .type("text/plain")
      .send(reason === undefined ? "ready" : `not ready: ${reason}`);
  });
  return router;
}
