import { isOutcomeUnknown } from '@selfservice/api/core/outbox/save-parts';
import type { SaveEnd } from '@selfservice/api/requests/create-kept-form';
import type { RequestRefusal } from '@selfservice/api/requests/new-request';
import { wireOutcomes } from '@selfservice/api/requests/new-request';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';
import { useLatestCallback } from '../../environment/useLatestCallback.ts';

/** The options of `useSaveReport`. */
export interface SaveReportOptions {
  /** The title of the notification of a failure after the dialog was closed. */
  failed: string;
  /** Returns the notification of success for a number of saved entries. */
  created: (count: number) => string;
  /** Called when everything is saved once and the dialog is open. */
  onCreated: () => void;
}

/** Returns a function that notifies the user how an attempt to save a form has ended. It is always the same function. */
export function useSaveReport({ failed, created, onCreated }: SaveReportOptions) {
  const { t } = useTranslation('requests');
  const notify = useNotify();
  return useLatestCallback((end: SaveEnd<RequestRefusal>, isLeft: boolean) => {
    if (end.kind === 'failed' && isLeft && !isOutcomeUnknown(end.error)) notify.error(end.error, failed);
    if (end.kind === 'refused') notify.refusal(t(`new.problem.${end.reason}`), wireOutcomes[end.reason]);
    if (end.kind === 'incomplete' && isLeft) notify.refusal(t('new.problem.partly'));
    if (end.kind !== 'saved') return;
    notify.success(created(end.count));
    if (!end.isTwice && !isLeft) onCreated();
  });
}
