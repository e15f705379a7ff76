/** The temperature at which `share` (0 to 1) of the worsening proposals, with losses above 0, are accepted. */
export function temperatureFor(losses: readonly number[], share: number): number {
  if (losses.length === 0) return 1;
  const most = losses.reduce((worst, loss) => Math.max(worst, loss), 0);
  let low = most * 1e-9;
  let high = most * 1e3;
  for (let round = 0; round < 50; round++) {
    const middle = Math.sqrt(low * high);
    const made = losses.reduce((sum, loss) => sum + Math.exp(-loss / middle), 0);
    if (made < share * losses.length) low = middle;
    else high = middle;
  }
  return low;
}
