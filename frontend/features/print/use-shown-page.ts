import { useSearchParams } from "react-router-dom";
import { type PrintKind, printKinds } from "../../../common/print/print-kinds.ts";
import { firstKind } from "./kinds/kind-groups.ts";

/** What is printed and which page of it is shown, both in the address: `?kind=place-cards&page=3`. */
export interface ShownPage {
  kind: PrintKind;
  /** From 1. */
  page: number;
  choose: (kind: PrintKind) => void;
  turnTo: (page: number) => void;
}

export function useShownPage(): ShownPage {
  const [params, setParams] = useSearchParams();
  const show = (kind: PrintKind, page: number) =>
    setParams(page > 1 ? { kind, page: String(page) } : { kind }, { replace: true, preventScrollReset: true });
  const kind = printKinds.find((one) => one === params.get("kind")) ?? firstKind;
  return {
    kind,
    page: Number(/^[1-9]\d{0,5}$/.exec(params.get("page") ?? "")?.[0] ?? 1),
    choose: (next) => show(next, 1),
    turnTo: (page) => show(kind, page),
  };
}
