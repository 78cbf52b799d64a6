import { OutcomeError, PartlySavedError } from '@selfservice/api/requests/new-request';
import type { RequestForm } from './requestForm.ts';

/**
 * What is left to save after some days were saved and the others were not: the form with those days alone, and how the
 * first of them was refused, where it was. Null where nothing has been saved.
 */
export function unsavedPart(form: RequestForm, error: unknown) {
  if (!(error instanceof PartlySavedError)) return null;
  const { unsaved, cause } = error;
  const { firstDay, lastDay } = form.period;
  const period = {
    ...form.period,
    firstDay: unsaved[0]?.day ?? firstDay,
    lastDay: unsaved.at(-1)?.day ?? lastDay,
  };
  return { form: { ...form, period }, outcome: cause instanceof OutcomeError ? cause.outcome : null };
}
