import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { Locator, Page } from 'playwright';
import type { DeviceId } from '../run/cases.ts';

/**
 * The work of a press that is the same on every machine, when its code is loaded. `test` allows 8% more renders and elements,
 * and no more calls.
 */
export interface Counted {
  device: DeviceId;
  /** Components that React renders. */
  renders: number;
  /** Elements in the page afterwards. */
  elements: number;
  /** Calls of the backend. */
  calls: number;
}

/** A press in the application that can be repeated. */
export interface Press {
  /** The name in the table. */
  name: string;
  /** The signed-in person. */
  person: PersonKey;
  /** Path of the screen. */
  path: string;
  /** The devices on which it is measured. Default: both. */
  devices?: readonly DeviceId[];
  /** Maximum time until the result is painted, in milliseconds, with a processor slowed down 4 times. */
  limit: number;
  /** Its work in counts, as measured on one device. */
  counted: Counted;
  /** Prepares the page before each press. */
  ready?: (page: Page) => Promise<unknown>;
  /** The element to press, or a key to press at the focused element. */
  target: ((page: Page) => Locator) | string;
  /** An element of the result. */
  shows: (page: Page) => Locator;
}
