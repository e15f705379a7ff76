import { Assailant } from "./assailant.ts";
import { attacks } from "./attacks.ts";
import { attackOrder } from "./protocol.ts";

process.on("message", async (message) => {
  const order = attackOrder.parse(message);
  const attack = attacks.find(({ name }) => name === order.attack);
  if (!attack) throw new Error(`There is no attack "${order.attack}".`);
  const assailant = new Assailant(order);
  await attack.run(assailant);
  await assailant.close();
  process.send?.(assailant.findings);
});
process.on("disconnect", () => process.exit());
