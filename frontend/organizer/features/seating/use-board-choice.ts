import { useSearchParams } from "react-router-dom";
import { currentParams } from "../../lib/use-list-state.ts";

/** How the board is looked at, kept in a parameter of the address. Empty for what it shows at first. */
export function useBoardChoice(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();

  function choose(value: string): void {
    const next = currentParams();
    if (value === "") next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return [params.get(name) ?? "", choose];
}
