import type { RequestCounts, Roles } from '../dashboard/dashboard.ts';
import type { Action } from '../session/permissions.ts';

/** A way from home and the side navigation into an area. */
export interface AreaEntry {
  /** One of the area's paths: the way in leads there without parameters, and its action closes it. */
  path: string;
  /** The role that the person must have as well. Default none. */
  role?: keyof Roles;
  /** What waits there: each count with the action without which it does not count; null: it always does. Default nothing. */
  counts?: Partial<Record<keyof RequestCounts, Action | null>>;
  /** Somebody else decides about what waits there. Default false. */
  isForOthers?: boolean;
}

/** An area of the product. Specification 000 sections 2 and 6, 001 section 2. */
export interface Area {
  /** Its name everywhere: its folder in every package, its texts, its stories. */
  word: string;
  /** Its screens' paths with their parameters, each with the action that it asks for; null: everybody signed in. */
  paths?: Readonly<Record<string, Action | null>>;
  /** Addresses that only lead on to one of the paths. */
  redirects?: Readonly<Record<string, string>>;
  /** The ways into it by their names: the word, with something after it where there are several. */
  entries?: Readonly<Record<string, AreaEntry>>;
  /** The other actions whose permission changes what its folder shows. */
  actions?: readonly Action[];
  /** The areas that its folders may import. */
  leansOn?: readonly string[];
}

/** Declares an area, once for every package. What a layer adds to it stands in the folder of that name there. */
export function defineArea<const A extends Area>(area: A): A {
  return area;
}

/** The paths of an area's screens. */
export type PathOf<A extends Area> = keyof A['paths'] & string;

/** The address of a path without its parameters, for example `/plan/my` of `/plan/my/:date?`. */
export function hrefOf(path: string): string {
  return path.replaceAll(/\/:\w+\?/g, '');
}
