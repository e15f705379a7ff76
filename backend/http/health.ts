import { Router } from "express";

/** `GET /healthz`: 200 while alive. `GET /readyz`: 200 while `whyNotReady` resolves to undefined, otherwise 503. */
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
