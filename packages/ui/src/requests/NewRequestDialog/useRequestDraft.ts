import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Draft } from '../../environment/useDraft.ts';
import { useDraft } from '../../environment/useDraft.ts';
import type { NewRequestDialogProps } from './NewRequestDialog.tsx';
import { freshRequestForm, readRequestForm } from './requestForm.ts';
import type { RequestForm } from './requestForm.ts';

type Beginning = Pick<
  NewRequestDialogProps,
  'agenda' | 'draftKey' | 'initialDay' | 'initialLastDay' | 'repeated'
>;

/**
 * What is being entered in a new request. It begins with what was kept, else like an old one, else with the days given.
 *
 * @param today the day that it is now
 */
export function useRequestDraft(beginning: Beginning, today: LocalDate): Draft<RequestForm> {
  const { agenda, draftKey, initialDay, initialLastDay, repeated = null } = beginning;
  return useDraft(
    draftKey,
    () => ({ ...freshRequestForm(agenda, today, initialDay, initialLastDay), ...repeated }),
    readRequestForm,
  );
}
