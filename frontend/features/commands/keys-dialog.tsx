import { Box, Flex, Heading, Stack, Switch, Text } from "@chakra-ui/react";
import { Fragment, useId, useState } from "react";
import { t } from "../../lib/text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import type { EventPlaces } from "./event-places.ts";
import { KeyCaps } from "./key-caps.tsx";
import { isMac } from "./key-names.ts";
import { type Shortcut, type ShortcutGroup, shortcutGroups } from "./shortcuts.ts";
import { areSingleKeysOn, turnSingleKeys } from "./single-keys.ts";

interface KeysDialogProps {
  places: EventPlaces;
  open: boolean;
  onClose: () => void;
}

/** The keys of all screens of an event, so that people find those that they have not met. */
export function KeysDialog({ places, open, onClose }: KeysDialogProps) {
  return (
    <DialogFrame size="lg" open={open} title={t("commands.keys.title")} onClose={onClose}>
      {/* Not the switch at the end, which Space would turn. */}
      <Stack gap="8" tabIndex={-1} outline="none" data-autofocus>
        {shortcutGroups(places, isMac()).map((group) => (
          <KeyGroup key={group.title} group={group} />
        ))}
        <SingleKeysSwitch />
      </Stack>
    </DialogFrame>
  );
}

function KeyGroup({ group: { title, shortcuts } }: { group: ShortcutGroup }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="md" fontFamily="body" fontWeight="semibold" mb="1">
        {t(title)}
      </Heading>
      <Box as="dl">
        {shortcuts.map((shortcut) => (
          <KeyRow key={shortcut.text} shortcut={shortcut} />
        ))}
      </Box>
    </Box>
  );
}

function KeyRow({ shortcut: { text, ways } }: { shortcut: Shortcut }) {
  return (
    <Flex
      minH="10"
      py="1.5"
      gap="4"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      wrap={{ base: "wrap", sm: "nowrap" }}
    >
      <Text as="dt" textStyle="sm">
        {t(text)}
      </Text>
      <Flex as="dd" gap="2.5" rowGap="1" align="center" justify="end" wrap="wrap" ms="auto" flexShrink="0">
        {ways.map((keys, at) => (
          <Fragment key={keys.join(" ")}>
            {at > 0 && (
              <Text as="span" srOnly>
                {t("commands.keys.or")}
              </Text>
            )}
            <KeyCaps keys={keys} />
          </Fragment>
        ))}
      </Flex>
    </Flex>
  );
}

function SingleKeysSwitch() {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const hintId = useId();
  return (
    <Switch.Root
      display="flex"
      justifyContent="space-between"
      gap="4"
      borderTopWidth="1px"
      pt="4"
      checked={isOn}
      onCheckedChange={({ checked }) => {
        setIsOn(checked);
        turnSingleKeys(checked);
      }}
    >
      <Box>
        <Switch.Label>{t("commands.keys.single")}</Switch.Label>
        <Text id={hintId} mt="1" textStyle="sm" color="fg.muted">
          {t("commands.keys.singleHint")}
        </Text>
      </Box>
      <Switch.HiddenInput aria-describedby={hintId} />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
