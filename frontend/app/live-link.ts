import { ApolloLink } from "@apollo/client";
import { Observable, type Subscription } from "rxjs";

/**
 * The link for subscriptions. Its code loads with the first one: guests should get their answer before the code that
 * keeps it up to date. If that fails, screens stay as they are.
 */
export function createLiveLink(): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  const load = () => import("./live-socket.ts").then(({ createSocketLink }) => createSocketLink());

  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let subscription: Subscription | undefined;
        loading ??= load();
        loading.then(
          (link) => {
            if (!observer.closed) subscription = link.request(operation, forward).subscribe(observer);
          },
          () => {
            loading = undefined;
            observer.complete();
          },
        );
        return () => subscription?.unsubscribe();
      }),
  );
}
