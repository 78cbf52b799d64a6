import type { Substitution, Substitutions } from '@selfservice/api/settings/substitutions';
import type { RefObject } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { DeleteSubstitutionDialog } from '../DeleteSubstitutionDialog/DeleteSubstitutionDialog.tsx';
import { NewSubstitutionDialog } from '../NewSubstitutionDialog/NewSubstitutionDialog.tsx';

/** The dialog over the account: a new substitution, or the one to delete. */
export type OpenedSubstitution = 'new' | Substitution | null;

export interface SubstitutionDialogsProps {
  /** The loaded substitutions; undefined while loading. */
  substitutions: Substitutions | undefined;
  /** The open dialog. */
  opened: OpenedSubstitution;
  /** The heading of the list; gets the focus when the focused row is removed. */
  headingRef: RefObject<HTMLElement | null>;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** The dialogs over the account that add or delete a substitution. */
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
          // Closes synchronously: on a slow device the focus would otherwise be searched before it has returned.
          flushSync(close);
          // The button was removed together with the row.
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
