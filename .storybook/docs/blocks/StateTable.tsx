import { languages } from '@selfservice/api/core/language';
import { StateIcon } from '@selfservice/ui/patterns/StateIcon';
import { stateIcons } from '../../../packages/ui/src/patterns/StateIcon/stateIcons.ts';
import type { StateKind, StateOf } from '../../../packages/ui/src/patterns/StateIcon/stateIcons.ts';
import { DocsTable } from './DocsTable.tsx';
import { InLanguage } from './InLanguage.tsx';

export interface StateTableProps<Kind extends StateKind> {
  /** What has the states. */
  of: Kind;
  /** Heads the table for whoever does not see the words around it. */
  caption: string;
  /** When something is in each state, and what follows from it. */
  meanings: Record<StateOf<Kind> & string, string>;
}

/** The states of a kind as the product shows them, in each language. */
export function StateTable<Kind extends StateKind>({ of, caption, meanings }: StateTableProps<Kind>) {
  const states = Object.keys(stateIcons[of]) as (StateOf<Kind> & string)[];
  return (
    <DocsTable
      caption={caption}
      head={['State', 'English', 'Czech', 'Slovak', 'Meaning']}
      rows={states.map((state) => [
        `\`${state}\``,
        ...languages.map((language) => (
          <InLanguage key={language} language={language}>
            <StateIcon of={of} state={state} style={{ whiteSpace: 'nowrap' }} />
          </InLanguage>
        )),
        meanings[state],
      ])}
    />
  );
}
