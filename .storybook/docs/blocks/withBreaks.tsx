import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Renders a name of the code that can break before each of its words: `postMyPlan` has three. */
export function withBreaks(name: string): ReactNode {
  return name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part, place) => (
    // The parts never change their order, so the index is a valid key.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
