import type { ErrorRequestHandler, RequestHandler } from "express";

/**
 * Runs handlers one after another, as the router does, which would compare the address with each one's first.
 * An error goes to `next`, whether thrown, passed on or rejected with.
 */
export function inOrder(handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const run = (place: number, error?: unknown): void => {
      const handler = handlers[place];
      if (!handler || error !== undefined) {
        next(error);
        return;
      }
      try {
        const done: unknown = handler(request, response, (refusal?: unknown) => run(place + 1, refusal));
        if (done instanceof Promise) done.catch(next);
      } catch (thrown) {
        next(thrown);
      }
    };
    run(0);
  };
}

interface Direct {
  method: "GET" | "POST";
  /** Of the path, as nearly everybody spells it; its groups become the parameters. */
  address: RegExp;
  handlers: readonly RequestHandler[];
  onError: ErrorRequestHandler;
}

/** Answers requests at one address, which come in crowds, without the router, which answers all others. */
export function directly({ method, address, handlers, onError }: Direct, router: RequestHandler): RequestHandler {
  const handle = inOrder(handlers);
  return (request, response, next) => {
    const found = request.method === method ? address.exec(request.path) : null;
    if (!found) return router(request, response, next);
    request.params = { ...found.groups };
    handle(request, response, (error?: unknown) =>
      error === undefined ? next() : onError(error, request, response, next),
    );
  };
}
