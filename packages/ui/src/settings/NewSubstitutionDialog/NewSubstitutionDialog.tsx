import type { SubstitutablePerson } from '@selfservice/api/settings/substitutions';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { loadSubstitutionForm } from './loadSubstitutionForm.ts';

export interface NewSubstitutionDialogProps {
  /** Who can be substituted. */
  people: readonly SubstitutablePerson[];
  /** Ids of the actions that can be left out, in the backend's spelling. */
  actionIds: readonly string[];
  /** It has been added. */
  onCreated: () => void;
  /** It was given up. */
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
