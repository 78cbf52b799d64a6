import { areas } from './areas.ts';
import type { EntryName } from './areas.ts';
import type { Action, Permissions } from '@selfservice/api/session/permissions';
import type { AreaEntry } from './defineArea.ts';
import { hrefOf } from './defineArea.ts';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { Dashboard, RequestCounts } from '@selfservice/api/dashboard/dashboard';

interface Entry extends AreaEntry {
  name: EntryName;
  /** The action that the entry needs; null for none. */
  runAction: Action | null;
}

const entries = areas.flatMap(({ paths = {}, entries: named = {} }) =>
  Object.entries(named).map(([name, entry]): Entry => ({
    ...entry,
    name: name as EntryName,
    runAction: paths[entry.path] ?? null,
  })),
);

/** The names of the navigation entries, in the order of home and side navigation. */
export const entryNames: readonly EntryName[] = entries.map(({ name }) => name);

/** The address of each navigation entry. */
export const entryHrefs = Object.fromEntries(entries.map(({ name, path }) => [name, hrefOf(path)])) as Record<
  EntryName,
  string
>;

/** A visible navigation entry. */
export interface VisibleArea {
  area: EntryName;
  /** Number of pending items; `loading` while the dashboard loads, null if there is no count or it is unknown. */
  count: number | 'loading' | null;
  /** Whether the user's role is still loading. A placeholder is shown meanwhile. */
  isPending: boolean;
}

/** The permissions and the dashboard data. */
export interface AreasInput {
  permissions: Permissions;
  /** Undefined while it loads, null if it could not be loaded. */
  dashboard: Dashboard | undefined | null;
}

/**
 * Returns the navigation entries that the user may see, in their order, with their counts.
 *
 * @requirement shell-34, shell-36, shell-37, shell-38
 */
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

/** Items that need a decision of the user or of other people. */
export interface WaitingItem {
  /** The navigation entry of the items. */
  area: EntryName;
  /** The kind of the items. */
  of: keyof RequestCounts;
  count: number;
  /** Whether other people decide about them. */
  isForOthers: boolean;
}

/** Returns the pending items as a list, in the order of the entries, without empty and forbidden ones. */
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
