import { languages } from '@selfservice/api/core/language';
import { StateIcon } from '@selfservice/ui/patterns/StateIcon';
import type { StateLook } from '../../../packages/ui/src/patterns/StateIcon/stateLook.ts';
import { stateIcons } from '../../../packages/ui/src/patterns/StateIcon/stateIcons.ts';
import type { StateKind, StateOf } from '../../../packages/ui/src/patterns/StateIcon/stateIcons.ts';
import { DocsTable } from './DocsTable.tsx';
import { InLanguage } from './InLanguage.tsx';

export interface StateTableProps<Kind extends StateKind> {
  /** The kind of states, for example `request`. */
  of: Kind;
  /** Name of the table for assistive technology. */
  caption: string;
  /** The meaning of each state. */
  meanings: Record<StateOf<Kind> & string, string>;
}

/** A table of the states of a kind as the product shows them, in each language. */
export function StateTable<Kind extends StateKind>({ of, caption, meanings }: StateTableProps<Kind>) {
  const looks = Object.entries(stateIcons[of]) as [StateOf<Kind> & string, StateLook][];
  return (
    <DocsTable
      caption={caption}
      head={['State', 'English', 'Czech', 'Slovak', 'Meaning']}
      rows={looks.map(([state, look]) => [
        `\`${state}\``,
        ...languages.map((language) => (
          <InLanguage key={language} language={language}>
            <StateIcon look={look} style={{ whiteSpace: 'nowrap' }} />
          </InLanguage>
        )),
        meanings[state],
      ])}
    />
  );
}
