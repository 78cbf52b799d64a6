import type { LocalDate } from '@selfservice/api/core/local-date';
import type { RequestPlace } from '@selfservice/api/requests/request-entries';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import type { RepeatedRequest } from './repeatedRequest.ts';
import { loadRequestForm } from './loadRequestForm.ts';

export interface NewRequestDialogProps {
  /** What is asked for. */
  agenda: Agenda;
  /** Whom it is for; of no matter with `isOnBehalf`. */
  personRef: string;
  /** Name of the person whom it is for, where that is somebody else; null while it is not known, and sending waits. */
  personName?: string | null;
  /** The person whom it is for is chosen first. Default false. */
  isOnBehalf?: boolean;
  /** Where it is entered, and read again. Default `approvals` with `isOnBehalf`, else `mine`. */
  place?: RequestPlace;
  /** Under which key what is being entered is kept. */
  draftKey: string;
  /** The day that it begins with. Default tomorrow. */
  initialDay?: LocalDate | undefined;
  /** The last day that it begins with. Default the first one. */
  initialLastDay?: LocalDate | undefined;
  /** What it takes over from an old one; goes before the days. Default nothing. */
  repeated?: RepeatedRequest | null;
  /** It has been sent. */
  onCreated: () => void;
  /** It was given up. */
  onClose: () => void;
}

/**
 * Asks for an absence or an unavailability. Open while it is rendered; its code comes when it is wanted. Specification
 * 000 sections 2 to 5.
 */
export function NewRequestDialog(props: NewRequestDialogProps) {
  const { t } = useTranslation('requests');
  return (
    <Deferred load={loadRequestForm} name={t(`new.title.${props.agenda}`)} onClose={props.onClose}>
      {({ RequestFormDialog }) => <RequestFormDialog {...props} />}
    </Deferred>
  );
}
