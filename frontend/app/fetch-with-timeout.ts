const timeoutMs = 20_000;

/** `fetch` that gives up on a dead connection after 20 seconds. Uploads have no timeout. */
export const fetchWithTimeout: typeof fetch = async (input, init) => {
  if (init?.body instanceof FormData) return fetch(input, init);
  const controller = new AbortController();
  const abort = () => controller.abort(init?.signal?.reason);
  init?.signal?.addEventListener("abort", abort);
  if (init?.signal?.aborted) abort();
  const timer = setTimeout(() => controller.abort(new DOMException("No answer in time", "TimeoutError")), timeoutMs);
  try {
    const response = await fetch(input, { ...init, signal: controller.signal });
    const body = await response.arrayBuffer();
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  } finally {
    clearTimeout(timer);
    init?.signal?.removeEventListener("abort", abort);
  }
};
