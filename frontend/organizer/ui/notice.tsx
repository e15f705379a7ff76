import { Alert } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

interface NoticeProps {
  status: "success" | "info" | "warning" | "error";
  title?: string;
  children: ReactNode;
  /** For one that gets the focus, because what had it is gone. */
  ref?: Ref<HTMLDivElement>;
}

/** Says something that stays on the screen. */
export function Notice({ status, title, children, ref }: NoticeProps) {
  return (
    <Alert.Root
      status={status}
      {...(status === "warning" && { colorPalette: "brass" })}
      role={status === "error" ? "alert" : "note"}
      alignItems="flex-start"
      {...(ref && { ref, tabIndex: -1, outline: "none" })}
    >
      <Alert.Indicator />
      <Alert.Content gap="2" minW="0" color="fg">
        {title !== undefined && <Alert.Title fontWeight="semibold">{title}</Alert.Title>}
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
