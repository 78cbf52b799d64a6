import type { SubstitutablePerson, Substitution } from '@selfservice/api/settings/substitutions';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { loadSubstitutionForm } from './loadSubstitutionForm.ts';

export interface NewSubstitutionDialogProps {
  /** The people who can be substituted. */
  people: readonly SubstitutablePerson[];
  /** Ids of the actions that can be excluded, in the backend's spelling. */
  actionIds: readonly string[];
  /** Ids of the existing substitutions. */
  knownIds: readonly number[];
  /** Called when it has been added, with the entries found by reading again: two if it was added twice. */
  onCreated: (found: readonly Substitution[]) => void;
  /** Called when the user goes back to the account. */
  onBack: () => void;
  /** Called when the user closes the dialog together with the account. */
  onClose: () => void;
}

/** The step of the account that adds a substitution. Open while it is rendered; loads its code on demand. @requirement settings-8 */
export function NewSubstitutionDialog(props: NewSubstitutionDialogProps) {
  const { t } = useTranslation('settings');
  return (
    <Deferred load={loadSubstitutionForm} name={t('new.title')} onClose={props.onBack}>
      {({ SubstitutionFormDialog }) => <SubstitutionFormDialog {...props} />}
    </Deferred>
  );
}
