import { useApolloClient, useQuery } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Navigate, Outlet, Link as RouterLink, useNavigate, useParams } from "react-router-dom";
import { idFrom } from "../../../common/id-from.ts";
import {
  EventHereContext,
  EventPathsContext,
  type EventRights,
  type EventSide,
  eventPaths,
  everyRight,
} from "../event/event-here.ts";
import { EventHereDocument } from "../event/generated/event-here.ts";
import { useCurrentUser } from "../features/auth/session.ts";
import { EnsureMyEventDocument, MyEventDocument } from "../features/events/generated/events.ts";
import { askForGuestList } from "../features/guests/guest-rows.ts";
import { useMyHelp } from "../features/helpers/helping.tsx";
import { useAct } from "../lib/act.ts";
import { isNotFound, queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { failure as failureToast, showToast } from "../lib/toast.ts";
import { Drawing } from "../ui/drawing.tsx";
import { EmptyPanel, LoadError } from "../ui/empty-panel.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** The event that the address of an administrator's screen names. */
export function AdminsEvent() {
  const id = idFrom(useParams().eventId);
  return id === undefined ? <EventNotFound /> : <EventScreens side="admin" id={id} rights={everyRight} />;
}

/** A customer's one event. Administrators have their own list of events. */
export function CustomersEvent() {
  const { user } = useCurrentUser();
  if (user?.role === "ADMIN") return <Navigate to={paths.adminEvents} replace />;
  return user && <MyEvent ownerId={user.id} />;
}

function MyEvent({ ownerId }: { ownerId: number }) {
  const { data, error, refetch } = useQuery(MyEventDocument, { variables: { ownerId } });
  const [act] = useAct();
  const [refusal, setRefusal] = useState<Error>();
  const id = data?.events.nodes.find(({ isSample }) => !isSample)?.id;
  const isMissing = data !== undefined && id === undefined;
  // Repeated calls create no second one.
  const create = useCallback(async () => {
    setRefusal(undefined);
    setRefusal((await act({ mutation: EnsureMyEventDocument, failed: t("toasts.createEventFailed.title") })).error);
  }, [act]);
  useEffect(() => {
    if (isMissing) void create();
  }, [isMissing, create]);
  const failure = queryFailure(error, refetch) ?? queryFailure(refusal, create);
  if (id !== undefined) return <EventScreens side="customer" id={id} rights={everyRight} />;
  return failure ? (
    <LoadError title={t("events.createFailed")} {...failure} />
  ) : (
    <PageSpinner label={t("events.loading")} />
  );
}

const ofEditors: EventRights = { mayChange: true, mayDelete: false, mayMoveDay: false };
const ofViewers: EventRights = { ...ofEditors, mayChange: false };

/** The event that somebody helps with: to change for editors, to look at for viewers. */
export function HelpersEvent() {
  const { help } = useMyHelp();
  if (!help) return null;
  if (help.helper.role === "DOOR") return <ToDoor />;
  return <EventScreens side="help" id={help.event.id} rights={help.helper.role === "EDITOR" ? ofEditors : ofViewers} />;
}

/** Helpers at the door have a page of their own, outside of the app. */
function ToDoor() {
  useEffect(() => window.location.replace(paths.helpDoor), []);
  return null;
}

function EventScreens({ side, id, rights }: { side: EventSide; id: number; rights: EventRights }) {
  const { data, previousData, error, refetch } = useQuery(EventHereDocument, { variables: { id } });
  useListAhead(side, id);
  // Also while it cannot be read again: somebody may be typing.
  const event = [data?.event, previousData?.event].find((known) => known?.id === id);
  const here = useMemo(
    () => event && { side, event, paths: eventPaths(side, id), ...rights },
    [side, id, rights, event],
  );
  const failure = queryFailure(error, refetch);
  if (isNotFound(error)) return <EventNotFound />;
  if (here) {
    return (
      <EventHereContext value={here}>
        <EventPathsContext value={here.paths}>
          <Outlet key={id} />
        </EventPathsContext>
      </EventHereContext>
    );
  }
  return failure ? (
    <LoadError title={t("admin.event.loadFailed")} {...failure} />
  ) : (
    <PageSpinner label={t("events.loading")} />
  );
}

/** Asks for the list that the address opens along with its event, and not after it. */
function useListAhead(side: EventSide, id: number): void {
  const client = useApolloClient();
  useEffect(() => {
    const { pathname, search } = window.location;
    const params = new URLSearchParams(search);
    const isOpen = params.get("tab") === "guests" && pathname === eventPaths(side, id).event;
    // The list asks again, and shows why it was refused.
    if (isOpen) void askForGuestList(client, id, params).catch(() => undefined);
  }, [client, side, id]);
}

function EventNotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast(failureToast(t("toasts.eventNotFound.title"), t("toasts.eventNotFound.text")));
    void navigate(paths.adminEvents, { replace: true });
  }, [navigate]);
  return (
    <EmptyPanel icon={<Drawing name="signpost" />} title={t("events.notFound")} description={t("events.notFoundHint")}>
      <Button asChild variant="outline">
        <RouterLink to={paths.adminEvents}>{t("events.backToEvents")}</RouterLink>
      </Button>
    </EmptyPanel>
  );
}
