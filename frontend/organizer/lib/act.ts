import {
  type ApolloCache,
  type ApolloClient,
  type MaybeMasked,
  makeVar,
  type ObservableQuery,
  type OperationVariables,
} from "@apollo/client";
import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { createContext, useCallback, useContext, useState } from "react";
import { filter, firstValueFrom } from "rxjs";
import { asError, errorText, isNotFound } from "./errors.ts";
import { failure, showToast, type ToastText } from "./toast.ts";

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

const changingFields = [
  "history",
  "undo",
  "guests",
  "guestIds",
  "guestValues",
  "guestCompany",
  "sameNames",
  "unseatedGuestCount",
  "declinedGuestCount",
  "tableCount",
  "lookedUpGuestCount",
  "helpers",
] as const;

const lists = ["events", "users", "sessions", "mayChooseNewPassword"] as const;

/** Forgets all lists that belong to no event, so that screens fetch them again. */
export function forgetLists(cache: ApolloCache): void {
  for (const fieldName of lists) cache.evict({ id: "ROOT_QUERY", fieldName });
}

/** Forgets an event's guest list, figures, helpers and history after a change, so that screens fetch them again. */
export function forgetGuestList(
  client: ApolloClient,
  eventId: number,
  fields: readonly string[] = changingFields,
): void {
  const id = client.cache.identify({ __typename: "Event", id: eventId });
  if (id === undefined) return;
  const forget = () => {
    for (const fieldName of fields) client.cache.evict({ id, fieldName });
  };
  forget();
  // A pending response may be older than the change, and Apollo does not refetch what is evicted before it arrives.
  for (const query of onTheirWay(client, eventId)) void answered(query).then(forget);
}

function onTheirWay(client: ApolloClient, eventId: number): ObservableQuery[] {
  const queries = [...client.getObservableQueries()];
  return queries.filter((query) => query.variables.eventId === eventId && query.getCurrentResult().loading);
}

function answered(query: ObservableQuery): Promise<unknown> {
  return firstValueFrom(query.pipe(filter(({ loading }) => !loading)), { defaultValue: undefined });
}

export const UndoContext = createContext<((historyEntryId: number) => Promise<void>) | null>(null);

/** The Undo of a change just made, by the id of its history entry; undefined where there is nothing to undo. */
export function useUndo(): (historyEntryId: number | null | undefined) => (() => void) | undefined {
  const undo = useContext(UndoContext);
  return useCallback(
    (historyEntryId) => (undo && historyEntryId ? () => void undo(historyEntryId) : undefined),
    [undo],
  );
}

/** By an entry, the one that undid it, which a later one may have undone in turn. */
const undoneBy = makeVar<ReadonlyMap<number, number>>(new Map());

/** Notes which entry undid another here, so that what reports the change disappears until a redo. */
export function noteUndone(historyEntryId: number, undoId: number): void {
  undoneBy(new Map(undoneBy()).set(historyEntryId, undoId));
}

/** Whether the change of a history entry is undone, as far as it is known here. */
export function isUndone(historyEntryId: number, known = undoneBy()): boolean {
  const undoId = known.get(historyEntryId);
  return undoId !== undefined && !isUndone(undoId, known);
}

/** Whether the change of a history entry has been undone on this screen. */
export function useIsUndone(historyEntryId: number): boolean {
  return isUndone(historyEntryId, useReactiveVar(undoneBy));
}
