import { Spinner } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { hint } from "./hints.tsx";

interface RowButtonProps {
  label: string;
  fullLabel: string;
  icon: ReactNode;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Left out on phones, where something else does it. */
  isForLargeScreens?: boolean;
  onClick: () => void;
}

/** Props of the links and menu buttons in a row that look like its other buttons. */
export const rowButton = { className: "row-button" } as const;

export function RowButton({ label, fullLabel, icon, isDestructive, isBusy, isDisabled, ...props }: RowButtonProps) {
  const { isForLargeScreens, onClick } = props;
  return (
    <button
      type="button"
      {...hint(label)}
      className={`row-button${isDestructive ? " is-destructive" : ""}${isForLargeScreens ? " in-column" : ""}`}
      aria-label={fullLabel}
      disabled={isDisabled === true || isBusy === true}
      onClick={onClick}
    >
      {isBusy ? <Spinner size="inherit" borderWidth="0.125em" /> : icon}
      <span className="row-word">{label}</span>
    </button>
  );
}

interface RowLinkProps {
  to: string;
  /** Where an address opens that is no screen of the app: in a tab of its own, or in the program for mail. */
  opens?: "tab" | "mail";
  label: string;
  fullLabel: string;
  icon: ReactNode;
}

/** A link that looks like a {@link RowButton}. */
export function RowLink({ to, opens, label, fullLabel, icon }: RowLinkProps) {
  const props = { ...rowButton, ...hint(label), "aria-label": fullLabel };
  const content = (
    <>
      {icon}
      <span className="row-word">{label}</span>
    </>
  );
  if (opens === undefined)
    return (
      <RouterLink {...props} to={to}>
        {content}
      </RouterLink>
    );
  return (
    <a {...props} href={to} {...(opens === "tab" && { target: "_blank", rel: "noreferrer" })}>
      {content}
    </a>
  );
}
