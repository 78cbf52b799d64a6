import type { Substitution, Substitutions } from '@selfservice/api/settings/substitutions';
import type { RefObject } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { DeleteSubstitutionDialog } from '../DeleteSubstitutionDialog/DeleteSubstitutionDialog.tsx';
import { NewSubstitutionDialog } from '../NewSubstitutionDialog/NewSubstitutionDialog.tsx';

/** The step of the account, a new substitution, or the dialog over it with the one to delete. */
export type OpenedSubstitution = 'new' | Substitution | null;

export interface SubstitutionDialogsProps {
  /** The loaded substitutions; undefined while loading. */
  substitutions: Substitutions | undefined;
  /** The open dialog. */
  opened: OpenedSubstitution;
  /** The heading of the list; gets the focus when the focused row is removed. */
  headingRef: RefObject<HTMLElement | null>;
  /** The button that opens the step; gets the focus after it. */
  addRef: RefObject<HTMLElement | null>;
  /** Called when the dialog or the step ends. */
  onEnd: () => void;
  /** Called when the user closes the step together with the account. */
  onClose: () => void;
}

/** Adds a substitution in a step of the account, or deletes one in a dialog over it. */
export function SubstitutionDialogs({
  substitutions,
  opened,
  headingRef,
  addRef,
  onEnd,
  onClose,
}: SubstitutionDialogsProps) {
  const [doubled, setDoubled] = useState<Substitution | null>(null);
  const close = () => {
    setDoubled(null);
    onEnd();
  };
  function closeTo(place: RefObject<HTMLElement | null>): void {
    // Closes synchronously: on a slow device the focus would otherwise be searched before it has returned.
    flushSync(close);
    returnFocus(() => place.current);
  }
  const deleted = doubled ?? (opened === 'new' ? null : opened);
  if (deleted)
    return (
      <DeleteSubstitutionDialog
        substitution={deleted}
        isDoubled={doubled !== null}
        // The button was removed together with the row.
        onDeleted={() => closeTo(headingRef)}
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
        else closeTo(addRef);
      }}
      onBack={() => closeTo(addRef)}
      onClose={onClose}
    />
  );
}
