import { Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { productName } from "../../common/product.ts";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { paths } from "../lib/paths.ts";
import { Wordmark } from "../ui/wordmark.tsx";

interface BrandLinkProps {
  isShortOnPhone?: boolean;
}

export function BrandLink({ isShortOnPhone = false }: BrandLinkProps) {
  const { user } = useCurrentUser();
  return (
    <Link asChild borderRadius="l2" _hover={{ textDecoration: "none" }}>
      {user ? (
        <RouterLink to={dashboardPath(user.role)}>
          <Wordmark name={productName} isShortOnPhone={isShortOnPhone} />
        </RouterLink>
      ) : (
        <a href={paths.home}>
          <Wordmark name={productName} isShortOnPhone={isShortOnPhone} />
        </a>
      )}
    </Link>
  );
}
