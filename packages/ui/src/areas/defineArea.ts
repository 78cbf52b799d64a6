import type { AreaWord } from '@selfservice/api/areas/area-words';
import type { RequestCounts, Roles } from '@selfservice/api/dashboard/dashboard';
import type { Action } from '@selfservice/api/session/permissions';

/** A navigation entry of an area, on home and in the side navigation. */
export interface AreaEntry {
  /** One of the area's paths, opened without parameters. Its action hides the entry. */
  path: string;
  /** The role that the user needs as well. Default: none. */
  role?: keyof Roles;
  /** The counts of the entry, each with the action that it needs; null for none. Default: no counts. */
  counts?: Partial<Record<keyof RequestCounts, Action | null>>;
  /** Whether other people decide about the counted items. Default: false. */
  isForOthers?: boolean;
}

/** An area of the product. */
export interface Area {
  /** The name of the area, also of its folder in every package, its texts and its stories. */
  word: AreaWord;
  /** The paths of its screens with their parameters, each with the action that it needs; null needs only a sign-in. */
  paths?: Readonly<Record<string, Action | null>>;
  /** Addresses that redirect to one of the paths. */
  redirects?: Readonly<Record<string, string>>;
  /** The navigation entries by name: the word, with a suffix if the area has several. */
  entries?: Readonly<Record<string, AreaEntry>>;
  /** Other actions that its screens depend on. */
  actions?: readonly Action[];
  /** The areas that its folders may import, in every package. */
  dependsOn?: readonly AreaWord[];
}

/** Declares an area for all packages. */
export function defineArea<const A extends Area>(area: A): A {
  return area;
}

/** The paths of an area's screens. */
export type PathOf<A extends Area> = keyof A['paths'] & string;

/** Returns a path without its parameters, for example `/plan/my` for `/plan/my/:date?`. */
export function hrefOf(path: string): string {
  return path.replaceAll(/\/:\w+\?/g, '');
}
