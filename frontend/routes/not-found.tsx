import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "../lib/paths.ts";
import { PageMessage } from "../ui/page-message.tsx";

export function NotFound() {
  return (
    <>
      <title>404 Page Not Found</title>
      <PageMessage
        title="404 Page Not Found"
        text="There is nothing at this address. It may have been mistyped or moved."
        action={
          <Button asChild>
            <Link to={paths.home}>Go to the home page</Link>
          </Button>
        }
      />
    </>
  );
}
