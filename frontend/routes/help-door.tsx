import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { EventCommands } from "../features/commands/event-commands.tsx";
import { DoorSearchScreen } from "../features/helpers/door/door-search.tsx";
import { type MyHelp, useMyHelp } from "../features/helpers/use-my-help.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { useHeaderCorner } from "../ui/header-corner.ts";
import { helperPlaces } from "./event-places.ts";

/** Where somebody at the door looks guests up. Helpers with more rights find it, too. */
export function HelpDoor() {
  const { help } = useMyHelp();
  if (!help) return null;
  if (help.helper.role === "DOOR") return <Door help={help} />;
  const mayChange = help.helper.role === "EDITOR";
  return (
    <EventCommands places={helperPlaces(help.event.id, mayChange)}>
      <Door help={help} />
    </EventCommands>
  );
}

function Door({ help: { helper, event } }: { help: MyHelp }) {
  const corner = useHeaderCorner();
  return (
    <Stack gap="3">
      <title>{t("shell.pageTitle", { screen: `${t("helpers.door.title")} · ${event.name}` })}</title>
      <Flex gap="4" w="full" maxW="3xl" mx="auto" justify="space-between" align="center" wrap="wrap">
        <Heading as="h1" size={{ base: "xl", md: "2xl" }}>
          {t("helpers.door.title")}
        </Heading>
        {helper.role !== "DOOR" && (
          <Flex align="center" gap="3">
            <Button asChild variant="ghost" px="3">
              <RouterLink to={paths.helpEvent}>
                <ArrowLeft aria-hidden />
                {t("helpers.event.fromDoor")}
              </RouterLink>
            </Button>
            {corner}
          </Flex>
        )}
      </Flex>
      <DoorSearchScreen key={event.id} event={event} />
    </Stack>
  );
}
