import { areas } from './areas.ts';
import type { EntryName } from './areas.ts';
import type { Action, Permissions } from '@selfservice/api/session/permissions';
import type { AreaEntry } from './defineArea.ts';
import { hrefOf } from './defineArea.ts';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { Dashboard, RequestCounts } from '@selfservice/api/dashboard/dashboard';

interface Entry extends AreaEntry {
  name: EntryName;
  /** Without it the way in is closed. */
  runAction: Action | null;
}

const entries = areas.flatMap(({ paths = {}, entries: named = {} }) =>
  Object.entries(named).map(([name, entry]): Entry => ({
    ...entry,
    name: name as EntryName,
    runAction: paths[entry.path] ?? null,
  })),
);

/** The ways into the areas from home and the side navigation, in their order. */
export const entryNames: readonly EntryName[] = entries.map(({ name }) => name);

/** Where the ways into the areas lead to. */
export const entryHrefs = Object.fromEntries(entries.map(({ name, path }) => [name, hrefOf(path)])) as Record<
  EntryName,
  string
>;

/** A way into an area as home shows it. */
export interface VisibleArea {
  area: EntryName;
  /** Things that wait there; `loading` until the dashboard is there, null where nothing is counted or known. */
  count: number | 'loading' | null;
  /** Whether the person's role opens the area is not known yet: a placeholder stands in its place. */
  isPending: boolean;
}

/** What is known of the dashboard's data. */
export interface AreasInput {
  permissions: Permissions;
  /** Undefined while it loads, null when it could not be loaded. */
  dashboard: Dashboard | undefined | null;
}

/** The ways in that are open to the person, in their order, with what waits there. Specification 000 sections 2 and 6. */
export function visibleAreas({ permissions, dashboard }: AreasInput): VisibleArea[] {
  return openEntries(permissions, dashboard).map((entry) => {
    const isPending = dashboard === undefined && entry.role !== undefined;
    const area = entry.name;
    if (!entry.counts || dashboard === null) return { area, count: null, isPending };
    if (!dashboard) return { area, count: 'loading', isPending };
    const count = waitingIn(entry, dashboard, permissions).reduce((sum, item) => sum + item.count, 0);
    return { area, count, isPending };
  });
}

/** Things that wait for the person, or on their way for others. */
export interface WaitingItem {
  /** Where they wait. */
  area: EntryName;
  /** What is counted. */
  of: keyof RequestCounts;
  count: number;
  /** Somebody else decides about them. */
  isForOthers: boolean;
}

/** The same counts as a list of things to do, in the areas' order: only what is there and allowed. */
export function waitingItems(dashboard: Dashboard, permissions: Permissions): WaitingItem[] {
  return openEntries(permissions, dashboard)
    .flatMap((entry) => waitingIn(entry, dashboard, permissions))
    .filter(({ count }) => count > 0);
}

function openEntries(permissions: Permissions, dashboard: Dashboard | undefined | null): Entry[] {
  return entries.filter(({ runAction, role }) => {
    const hasRole = !role || dashboard === undefined || (dashboard?.roles[role] ?? false);
    return hasRole && (runAction === null || isAllowed(permissions, runAction));
  });
}

function waitingIn(entry: Entry, dashboard: Dashboard, permissions: Permissions): WaitingItem[] {
  const { name: area, counts = {}, isForOthers = false } = entry;
  return (Object.entries(counts) as [keyof RequestCounts, Action | null][])
    .filter(([, action]) => action === null || isAllowed(permissions, action))
    .map(([of]) => ({ area, of, count: dashboard.counts[of], isForOthers }));
}
