import { z } from "zod";

const errorSchema = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const valueSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });

/** WebDriver over HTTP, see https://www.w3.org/TR/webdriver2/. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** `driver`: its address; `capabilities`: required of the browser. */
  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = sessionSchema.parse(await post(`${driver}/session`, body));
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  /** Returns the value. @throws Error with the driver's message */
  post(command: string, body: object): Promise<unknown> {
    return post(`${this.#address}/${command}`, body);
  }
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (response.ok) return valueSchema.parse(answer).value;
  const { error, message } = errorSchema.parse(answer).value;
  throw new Error(`${error}: ${message}`);
}
