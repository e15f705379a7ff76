import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * Does once what a link asks for with a parameter, and takes the parameter out of the address.
 *
 * @param isPossible whether it can be done now; until then it waits
 */
export function useAddressRequest(parameter: string, isPossible: boolean, onAsked: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(parameter);
  const answer = useEffectEvent((value: string) => {
    onAsked(value);
    setParams(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (asked !== null && isPossible) answer(asked);
  }, [asked, isPossible]);
}
