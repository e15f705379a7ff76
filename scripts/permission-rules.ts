export interface PermissionRule {
  file: string;
  rule: string;
  instead: string;
}

/** What replaces each condition when it is removed. */
export const permissionRules: readonly PermissionRule[] = [
  {
    file: "backend/features/events/event-access.service.ts",
    rule: "if (!event || standingOf(event, viewer) === undefined) {",
    instead: "if (!event) {",
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: 'if (viewer.kind === "helper") return viewer.helper.eventId === id ? viewer.helper.role : undefined;',
    instead: 'if (viewer.kind === "helper") return viewer.helper.role;',
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: 'if (!canReadList(event, viewer)) throw new DomainError("FORBIDDEN", message("refusals.doorSearchesOnly"));',
    instead: "",
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: 'if (isHelper(viewer, "viewer")) throw new DomainError("FORBIDDEN", message("refusals.viewersChangeNothing"));',
    instead: "",
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: 'if (viewer.kind === "helper") throw new DomainError("FORBIDDEN", message("refusals.onlyTheOwner"));',
    instead: "",
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: "return event && isReadableBy(event, viewer) ? event : undefined;",
    instead: "return event;",
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: "if (!event || !isReadableBy(event, viewer)) {",
    instead: "if (!event) {",
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: "if (asksForCode(event, visitor)) throw codeNeeded();",
    instead: "",
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: 'const mayRecord = !event.isSample && !isHelper(viewer, "viewer");',
    instead: "const mayRecord = true;",
  },
  {
    file: "backend/features/door/door-snapshot.service.ts",
    rule: "guests: worksOffline ? await findFirstGuests(tx, event.id, maxGuests + 1) : []",
    instead: "guests: await findFirstGuests(tx, event.id, maxGuests + 1)",
  },
  {
    file: "backend/features/door/door-snapshot.service.ts",
    rule: "guests: worksOffline ? guests : []",
    instead: "guests",
  },
  {
    file: "backend/features/door/hand-in.service.ts",
    rule: "if (!past || now > past.endedAt.getTime() + handInMs) return undefined;",
    instead: "if (!past) return undefined;",
  },
  {
    file: "backend/features/events/event-edit.service.ts",
    rule: 'if (author.helperId !== null) throw new DomainError("FORBIDDEN", message("refusals.onlyTheOwnerMovesDay"));',
    instead: "",
  },
  {
    file: "backend/features/events/guest-code.service.ts",
    rule: 'if (!isRight) throw new DomainError("FORBIDDEN", message("refusals.wrongCode"));',
    instead: "",
  },
  {
    file: "backend/features/events/event-access.service.ts",
    rule: 'if (event.isSample) throw new DomainError("FORBIDDEN", message("refusals.sampleEvent"));',
    instead: "",
  },
  {
    file: "backend/features/events/event.service.ts",
    rule: 'const owner = user.role === "admin" ? ownerId : user.id;',
    instead: "const owner = ownerId;",
  },
  {
    file: "backend/features/events/event.service.ts",
    rule: 'if (user.role !== "admin") throw new DomainError("FORBIDDEN", message("refusals.onlyAdministratorsChooseOwner"));',
    instead: "",
  },
  {
    file: "backend/features/helpers/helper.data.ts",
    rule: "AND link_expires_at >",
    instead: "AND timestamptz '9999-12-31' >",
  },
  {
    file: "backend/features/helpers/helper.data.ts",
    rule: "where: { id, eventId, endedAt: null },",
    instead: "where: { id, endedAt: null },",
  },
  {
    file: "backend/features/helpers/helper.data.ts",
    rule: " AND ended_at IS NULL`;",
    instead: "`;",
  },
  {
    file: "backend/features/helpers/helper.service.ts",
    rule: "if (!isHelping(helper, now)) return anonymous;",
    instead: "",
  },
  {
    file: "backend/features/helpers/helper-link.service.ts",
    rule: "if (!helper || !isHelping(helper, now)) return undefined;",
    instead: "if (!helper) return undefined;",
  },
  {
    file: "backend/graphql/auth-checker.ts",
    rule: 'if (viewer.kind === "helper") throw new DomainError("FORBIDDEN", message("refusals.accountNeeded"));',
    instead: 'if (viewer.kind === "helper") return true;',
  },
  {
    file: "backend/features/guests/changed-guests.service.ts",
    rule: "if (ids.some((guestId) => !guests.has(guestId))) throw guestNotFound();",
    instead: "",
  },
  {
    file: "backend/features/erasure/sought-guest.service.ts",
    rule: "if (!guest) throw guestNotFound();",
    instead: "",
  },
  {
    file: "backend/features/wishes/wish.service.ts",
    rule: "if (wanted.some((guestId) => !present.has(guestId))) throw guestNotFound();",
    instead: "",
  },
  {
    file: "backend/features/wishes/wish.service.ts",
    rule: 'if (named.some((wishId) => !stored.has(wishId))) throw new DomainError("NOT_FOUND", message("wishes.gone"));',
    instead: "",
  },
  {
    file: "backend/features/guest-search/search-answer.service.ts",
    rule: "additionalInfo: visibleInfo(info, hiddenColumns)",
    instead: "additionalInfo: visibleInfo(info, [])",
  },
  {
    file: "backend/features/guest-search/search-answer.service.ts",
    rule: "const carriesTablemates = showTablemates && (isOwn || place === 0);",
    instead: "const carriesTablemates = isOwn || place === 0;",
  },
  {
    file: "backend/features/guest-search/search-answer.service.ts",
    rule: "const carriesTablemates = showTablemates && (isOwn || place === 0);",
    instead: "const carriesTablemates = showTablemates;",
  },
  {
    file: "backend/features/guest-search/search-answer.service.ts",
    rule: "if (letters <= 2) return maxMatchesOfTwoLetters;",
    instead: "",
  },
  {
    file: "backend/features/guest-search/guest-search.service.ts",
    rule: "if (!event.hasList && told === undefined) throw eventNotFound();",
    instead: "",
  },
  {
    file: "backend/features/guest-search/guest-search.service.ts",
    rule: "const guests = event.hasList ? index.guests : revealTables(searcher, event, guestsAt(index, told ?? []));",
    instead: "const { guests } = index;",
  },
  {
    file: "backend/features/guest-search/guest-search.service.ts",
    rule: "if (!event.showTablemates) throw eventNotFound();",
    instead: "",
  },
  {
    file: "backend/features/users/account.service.ts",
    rule: 'if (user.role === "admin") throw new DomainError("FORBIDDEN", message("refusals.administratorStays"));',
    instead: "",
  },
  {
    file: "backend/features/users/account.service.ts",
    rule: 'if (!currentPassword) throw new DomainError("BAD_INPUT", message("refusals.passwordForEmail"));',
    instead: "if (!currentPassword) return updateUser(db.prisma, user.id, {});",
  },
  {
    file: "backend/features/users/administrator.service.ts",
    rule: 'if (id === actor.id) throw new DomainError("FORBIDDEN", message("refusals.ownAdministratorAccount"));',
    instead: "",
  },
  {
    file: "backend/features/users/administrator.service.ts",
    rule: 'if (user?.role !== "admin") throw new DomainError("NOT_FOUND", message("refusals.administratorNotFound"));',
    instead: "",
  },
  {
    file: "backend/features/users/session.data.ts",
    rule: "return (await db.$executeRaw`DELETE FROM sessions WHERE user_id =",
    instead: "return (await db.$executeRaw`DELETE FROM sessions WHERE 0 <",
  },
  {
    file: "backend/features/users/account.service.ts",
    rule: 'if (!caller.session.isByLink()) throw new DomainError("BAD_INPUT", message("refusals.currentPasswordNeeded"));',
    instead: "",
  },
  {
    file: "backend/features/second-factor/second-factor.service.ts",
    rule: 'if (user.role === "admin") throw new DomainError("FORBIDDEN", message("refusals.administratorsSecondFactor"));',
    instead: "",
  },
  {
    file: "backend/features/users/begin-session.service.ts",
    rule: "if (facts?.hasSecondFactor) {",
    instead: "if (facts === undefined) {",
  },
  {
    file: "backend/features/users/sign-in-link.service.ts",
    rule: 'if (user.id === maker.id) throw new DomainError("FORBIDDEN", message("refusals.ownSignInLink"));',
    instead: "",
  },
  {
    file: "backend/features/users/sign-in-link.service.ts",
    rule: "link && link.expiresAt.getTime() > Date.now()",
    instead: "link",
  },
  {
    file: "backend/features/guests/guest.data.ts",
    rule: "const where = { id, eventId, ...(seen ? { updatedAt: seen } : {}) };",
    instead: "const where = { id, ...(seen ? { updatedAt: seen } : {}) };",
  },
  {
    file: "backend/features/guests/guest.data.ts",
    rule: "tx.guest.deleteMany({ where: { id, eventId } })",
    instead: "tx.guest.deleteMany({ where: { id } })",
  },
  {
    file: "backend/features/guest-import/guest-list-change.data.ts",
    rule: "where: { eventId, historyEntryId },",
    instead: "where: { historyEntryId },",
  },
  {
    file: "backend/features/seating/plans/seating-reasons.service.ts",
    rule: "if ((await readGuests(db.prisma, id, [guestId])).length === 0) throw guestNotFound();",
    instead: "",
  },
  {
    file: "backend/features/audit-trail/audit-trail.service.ts",
    rule: "const found = pageOf(db, { userId: user.id }, page);",
    instead: "const found = pageOf(db, {}, page);",
  },
];
