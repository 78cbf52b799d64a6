import type { Substitution, Substitutions } from '@selfservice/api/settings/substitutions';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { DeleteSubstitutionDialog } from '../DeleteSubstitutionDialog/DeleteSubstitutionDialog.tsx';
import { NewSubstitutionDialog } from '../NewSubstitutionDialog/NewSubstitutionDialog.tsx';

/** What is open over the account: a new substitution, or the one that is to be deleted. */
export type OpenedSubstitution = 'new' | Substitution | null;

export interface SubstitutionDialogsProps {
  /** What is known of substitutions; nothing while it is on its way. */
  substitutions: Substitutions | undefined;
  /** What is open. */
  opened: OpenedSubstitution;
  /** The heading of the list; it gets the focus that is lost with a row. */
  headingRef: RefObject<HTMLElement | null>;
  /** It was closed. */
  onClose: () => void;
}

/** What opens over the account to add or delete a substitution. */
export function SubstitutionDialogs({
  substitutions,
  opened,
  headingRef,
  onClose,
}: SubstitutionDialogsProps) {
  if (opened === null) return null;
  if (opened !== 'new')
    return (
      <DeleteSubstitutionDialog
        substitution={opened}
        onDeleted={() => {
          // Closed at once: on a slow device the focus would be looked for before it has come back.
          flushSync(onClose);
          // Its button has gone with it.
          returnFocus(() => headingRef.current);
        }}
        onClose={onClose}
      />
    );
  if (!substitutions) return null;
  const { people, actionIds } = substitutions;
  return (
    <NewSubstitutionDialog people={people} actionIds={actionIds} onCreated={onClose} onClose={onClose} />
  );
}
