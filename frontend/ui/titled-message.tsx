import type { ComponentProps } from "react";
import { productName } from "../../common/product.ts";
import { PageMessage } from "./page-message.tsx";

/** A page that is one message, with its title. */
export function TitledMessage(props: ComponentProps<typeof PageMessage>) {
  return (
    <>
      <title>{`${props.title} · ${productName}`}</title>
      <PageMessage {...props} />
    </>
  );
}
