import type { OwnLanguage } from '@selfservice/api/core/language';
import type { ThemeChoice } from '../../tokens/theme.ts';

/** The rights that are taken away, in the backend's spelling. */
export interface DemoRights {
  /** The rights whose controls are greyed out. */
  disabledActions: readonly string[];
  /** The rights whose controls are hidden. */
  invisibleActions: readonly string[];
}

/** A person whom a visitor of the demo can be. */
export interface DemoPerson {
  id: string;
  userName: string;
  /** The name without titles. */
  name: string;
  /** The purpose of the person in one sentence. */
  description: string;
  /** Whether the person shows a rare or extreme case. */
  isHardCase: boolean;
  /** The rights that this person does not have. */
  rights: DemoRights;
}

/** A call that fails on purpose. */
export interface DemoFailure {
  /** The name of the call; `every` for every call after the sign-in. */
  call: string;
  /** How it fails. */
  kind: string;
  /** Which of the calls fails. Default: all. */
  occasion?: number | 'always' | 'once';
}

/** The simulated network. A change applies from the next call on. */
export interface DemoNetwork {
  /** The delay of each response in milliseconds. */
  latencyMs: number;
  isOffline: boolean;
  failures: readonly DemoFailure[];
}

/** The settings with which the demo starts. */
export interface DemoSettings extends DemoRights {
  /** The local date and time at which the demo begins, with seconds. */
  at: string;
  /** Whether date and time run from there or stay. */
  clock: 'running' | 'standing';
  /** The language; empty for that of the browser. */
  language: OwnLanguage | '';
  /** The theme; empty for the choice of the visitor. */
  theme: ThemeChoice | '';
}

/** The addresses that show the present situation to someone else. */
export interface DemoLink {
  /** The address with the settings only. */
  url: string;
  /** The address with the changes that the visitor has made, too; null if it would be too long. */
  urlWithChanges: string | null;
  /** The number of changes in that address. */
  changes: number;
  /** The number of changes that no address can have: uploads and new passwords. */
  leftOut: number;
  /** Whether only this device can open the address. */
  isOnlyHere: boolean;
}

/** A note about the address of the demo or about the browser. */
export type DemoNote =
  /** A parameter of the address with a wrong value; `fallback` is the value that is used instead, or empty. */
  | { kind: 'badValue'; parameter: string; fallback: string }
  | { kind: 'unknownParameter'; parameter: string }
  /** A scenario in the form of another version of the product. */
  | { kind: 'otherVersion'; parameter: string }
  /** A part of the changes in the address that cannot be read. */
  | { kind: 'unreadChange'; part: string }
  /** A change in the address that the backend has refused: the call and the user name. */
  | { kind: 'refusedChange'; call: string; user: string }
  /** The browser allows no service worker, or its developer tools bypass it. */
  | { kind: 'inPage' }
  /** The browser refuses storage. */
  | { kind: 'notKept' };
