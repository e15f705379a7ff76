import type { ApolloClient, MaybeMasked, OperationVariables } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { asError, errorText, isNotFound } from "./errors.ts";
import { forgetGuestList, forgetLists } from "./forget-guest-list.ts";
import { failure, showToast, type ToastText } from "./toast.ts";
import { useUndo } from "./undo.ts";

/** A mutation as Apollo takes it. */
type Mutation<Data, Variables extends OperationVariables> = ApolloClient.MutateOptions<Data, Variables> & {
  /** The event that it changes, unless a variable of this name says so. */
  eventId?: number;
};

interface Toasts<Data> {
  /** Shown when it is done; with Undo, if the answer names an entry of the history. */
  done?: ToastText | ((data: Data) => ToastText);
  /** The title over why it was refused, or the whole toast; nothing is shown without. */
  failed?: string | ((error: Error) => ToastText | undefined);
}

type Outcome<Data> = { data: Data; error?: undefined } | { data?: undefined; error: Error };

type Act = <Data, Variables extends OperationVariables>(
  change: Mutation<Data, Variables> & Toasts<MaybeMasked<Data>>,
) => Promise<Outcome<MaybeMasked<Data>>>;

/**
 * Changes something on the server, says so in a toast, and has read again what the change may have altered: of its event, otherwise
 * all lists. It never throws, and stays the same between renders.
 */
export function useAct(): [act: Act, isBusy: boolean] {
  const client = useApolloClient();
  const undo = useUndo();
  const [running, setRunning] = useState(0);

  const act = useCallback<Act>(
    async (change) => {
      setRunning((count) => count + 1);
      const outcome = await outcomeOf(client, change);
      setRunning((count) => count - 1);
      const toast = toastOf(outcome, change);
      if (toast) showToast(toast, undo(historyEntryIn(outcome.data)));
      return outcome;
    },
    [client, undo],
  );

  return [act, running > 0];
}

async function outcomeOf<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: Mutation<Data, Variables>,
): Promise<Outcome<MaybeMasked<Data>>> {
  try {
    const { data } = await client.mutate(mutation);
    if (!data) throw new Error("The change was answered without data.");
    forgetChanged(client, mutation);
    return { data };
  } catch (reason) {
    const error = asError(reason);
    // It is gone, so lists that still have it are old. Guests stay where they are: a row does not vanish under a refusal.
    if (isNotFound(error)) forgetChanged(client, mutation, ["helpers"]);
    return { error };
  }
}

function toastOf<Data>({ data, error }: Outcome<Data>, { done, failed }: Toasts<Data>): ToastText | undefined {
  if (error) return typeof failed === "string" ? failure(failed, errorText(error)) : failed?.(error);
  return typeof done === "function" ? done(data) : done;
}

function forgetChanged(
  client: ApolloClient,
  { variables, eventId = variables?.eventId }: { variables?: OperationVariables; eventId?: number },
  fields?: readonly string[],
): void {
  if (typeof eventId === "number") forgetGuestList(client, eventId, fields);
  else forgetLists(client.cache);
}

/** Of the first answer that has one. */
function historyEntryIn(data: unknown): number | undefined {
  const answers: unknown[] = isObject(data) ? Object.values(data) : [];
  const ids = answers.map((answer) => isObject(answer) && "historyEntryId" in answer && answer.historyEntryId);
  return ids.find((id) => typeof id === "number");
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
