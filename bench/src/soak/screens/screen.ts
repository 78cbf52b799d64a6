import type { Person } from '../person.ts';

/** What somebody does in a screen again and again: a cycle begins and ends at home. */
export interface Screen {
  /** Its area's word, with something after it where there are several. */
  name: string;
  /** One cycle. */
  cycle: (person: Person) => Promise<void>;
}
