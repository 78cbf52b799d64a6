import type { SubstitutablePerson, Substitution } from '@selfservice/api/settings/substitutions';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { loadSubstitutionForm } from './loadSubstitutionForm.ts';

export interface NewSubstitutionDialogProps {
  /** Who can be substituted. */
  people: readonly SubstitutablePerson[];
  /** Ids of the actions that can be left out, in the backend's spelling. */
  actionIds: readonly string[];
  /** Ids of the substitutions that exist already. */
  knownIds: readonly number[];
  /** Called when it has been added, with the entries that were found by reading again: two where it was added twice. */
  onCreated: (found: readonly Substitution[]) => void;
  /** Called when the user gives it up. */
  onClose: () => void;
}

/**
 * Adds a substitution. Open while it is rendered; its code comes when it is wanted. Specification 000 sections 2 and 5.
 */
export function NewSubstitutionDialog(props: NewSubstitutionDialogProps) {
  const { t } = useTranslation('settings');
  return (
    <Deferred load={loadSubstitutionForm} name={t('new.title')} onClose={props.onClose}>
      {({ SubstitutionFormDialog }) => <SubstitutionFormDialog {...props} />}
    </Deferred>
  );
}
