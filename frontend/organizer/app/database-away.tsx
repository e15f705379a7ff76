import { makeVar } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { ErrorLink } from "@apollo/client/link/error";
import { useReactiveVar } from "@apollo/client/react";
import { Alert } from "@chakra-ui/react";
import { OperationTypeNode } from "graphql";
import { from, switchMap } from "rxjs";
import type { MessageKey } from "../../../common/messages/message.ts";
import { t } from "../lib/text.ts";

const askEveryMs = 2_000;
const reason: MessageKey = "refusals.unavailable";

/** Whether the server cannot reach its database, as far as a request has shown. */
const isDatabaseAway = makeVar(false);

let back: Promise<void> | undefined;

/** Runs queries again once the server reaches its database; a change may have been made, so it is not repeated. */
export const databaseLink = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnavailable(error)) return undefined;
  const isBack = untilBack();
  if (operation.operationType !== OperationTypeNode.QUERY) return undefined;
  return from(isBack).pipe(switchMap(() => forward(operation)));
});

function isUnavailable(error: unknown): boolean {
  if (ServerError.is(error)) return error.bodyText.includes(`"${reason}"`);
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => JSON.stringify(extensions?.reasons ?? "").includes(`"${reason}"`));
}

function untilBack(): Promise<void> {
  back ??= askUntilReady().finally(() => {
    back = undefined;
    isDatabaseAway(false);
  });
  isDatabaseAway(true);
  return back;
}

async function askUntilReady(): Promise<void> {
  let isOver = false;
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    isOver = await isReady();
  }
}

async function isReady(): Promise<boolean> {
  try {
    return (await (await fetch("/readyz")).text()) === "ready";
  } catch {
    return false;
  }
}

/** Says that the server cannot reach its database, until it does again. */
export function DatabaseNotice() {
  const isAway = useReactiveVar(isDatabaseAway);
  if (!isAway) return null;
  return (
    <Alert.Root
      status="warning"
      role="status"
      position="fixed"
      top="3"
      insetInline="0"
      mx="auto"
      width="fit-content"
      maxW="calc(100% - 1.5rem)"
      zIndex="toast"
      shadow="float"
    >
      <Alert.Indicator />
      <Alert.Title>{t("shell.databaseAway")}</Alert.Title>
    </Alert.Root>
  );
}
