import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { Locator, Page } from 'playwright';
import type { DeviceId } from '../run/cases.ts';

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
  /** Maximum work of the main thread, as a multiple of the bare press. */
  work: number;
  /** Prepares the page before each press. */
  ready?: (page: Page) => Promise<unknown>;
  /** The element to press, or a key to press at the focused element. */
  target: ((page: Page) => Locator) | string;
  /** An element of the result. */
  shows: (page: Page) => Locator;
}
