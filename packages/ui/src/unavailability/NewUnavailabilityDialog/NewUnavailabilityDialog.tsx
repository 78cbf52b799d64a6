import type { LocalDate } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { loadUnavailabilityForm } from './loadUnavailabilityForm.ts';

export interface NewUnavailabilityDialogProps {
  /** Whose it is. */
  personRef: string;
  /** Under which key what is being entered is kept. */
  draftKey: string;
  /** The day that it begins with. Default tomorrow. */
  initialDay?: LocalDate | undefined;
  /** It has been saved. */
  onCreated: () => void;
  /** It was given up. */
  onClose: () => void;
}

/**
 * Enters an unavailability that nobody has to approve. Open while it is rendered; its code comes when it is wanted.
 * Specification 000 sections 2 to 5.
 */
export function NewUnavailabilityDialog(props: NewUnavailabilityDialogProps) {
  const { t } = useTranslation('unavailability');
  return (
    <Deferred load={loadUnavailabilityForm} name={t('new.title')} onClose={props.onClose}>
      {({ UnavailabilityFormDialog }) => <UnavailabilityFormDialog {...props} />}
    </Deferred>
  );
}
