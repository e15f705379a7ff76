import { AdminLayout, WideAdminLayout } from "../admin-layout.tsx";
import { CustomerLayout, WideCustomerLayout } from "../customer-layout.tsx";
import { Footer } from "../footer.tsx";
import { HelperLayout, WideHelperLayout } from "../helper-layout.tsx";
import { UserMenu } from "../user-menu.tsx";

export const screens = {
  AdminLayout,
  CustomerLayout,
  Footer,
  HelperLayout,
  UserMenu,
  WideAdminLayout,
  WideCustomerLayout,
  WideHelperLayout,
};
