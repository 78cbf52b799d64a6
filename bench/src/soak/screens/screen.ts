import type { Person } from '../person.ts';

/** A screen with a cycle of actions that starts and ends at the dashboard. */
export interface Screen {
  /** The word of its area, with a suffix if the area has several screens. */
  name: string;
  /** Whether the cycle moves the clock of the page, which then needs its own window. Default false. */
  movesClock?: true;
  /** Runs one cycle. */
  cycle: (person: Person) => Promise<void>;
}
