import type { DirectedPass } from '@selfservice/api/terminal/pass-direction';

/** The last pass as home shows it. */
export interface PassOfDay extends DirectedPass {
  /** The name of its type, in words of the server. */
  text: string;
}
