import { Authorized, Field, ObjectType, Query, Resolver } from "type-graphql";
import { version } from "../../lib/version.ts";
import { Role } from "../users/user.type.ts";

@ObjectType({ description: "The program that answers." })
export class Installation {
  @Field(() => String, { description: "Its version, such as 1.2.0." })
  version!: string;
}

@Resolver(() => Installation)
export class InstallationResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Installation, { description: "The program that answers." })
  installation(): Installation {
    return { version };
  }
}
