import type { Substitution, Substitutions } from '@selfservice/api/settings/substitutions';
import type { RefObject } from 'react';
import { useState } from 'react';
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
  const [doubled, setDoubled] = useState<Substitution | null>(null);
  const close = () => {
    setDoubled(null);
    onClose();
  };
  const deleted = doubled ?? (opened === 'new' ? null : opened);
  if (deleted)
    return (
      <DeleteSubstitutionDialog
        substitution={deleted}
        isDoubled={doubled !== null}
        onDeleted={() => {
          // Closed at once: on a slow device the focus would be looked for before it has come back.
          flushSync(close);
          // Its button has gone with it.
          returnFocus(() => headingRef.current);
        }}
        onClose={close}
      />
    );
  if (opened === null || !substitutions) return null;
  const { people, actionIds } = substitutions;
  return (
    <NewSubstitutionDialog
      people={people}
      actionIds={actionIds}
      knownIds={substitutions.substitutions.map(({ id }) => id)}
      onCreated={(found) => {
        const [, second] = found;
        if (second) setDoubled(second);
        else close();
      }}
      onClose={close}
    />
  );
}
