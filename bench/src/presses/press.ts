import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { Locator, Page } from 'playwright';
import type { DeviceId } from '../run/cases.ts';

/** Something that people press, and how it is pressed again and again. */
export interface Press {
  /** What the table calls it. */
  name: string;
  /** Who presses it. */
  person: PersonKey;
  /** Path of the screen on which it stands. */
  path: string;
  /** Where it is pressed. Default on both. */
  devices?: readonly DeviceId[];
  /** Milliseconds that it may take until its answer is painted, on a processor slowed 4 times. */
  limit: number;
  /** How many times the work of the bare press it may be for the main thread. */
  work: number;
  /** Brings the page to where it can be pressed, before each press. */
  ready?: (page: Page) => Promise<unknown>;
  /** What is pressed, or the key that is pressed where the focus is. */
  target: ((page: Page) => Locator) | string;
  /** What its answer shows. */
  shows: (page: Page) => Locator;
}
