import { dateOf } from '@selfservice/api/core/local-date';
import {
  createUnavailabilityMutation,
  DaysUnsavedError,
} from '@selfservice/api/unavailability/unavailability';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock, useTransport } from '../../environment/Environment.tsx';
import { useDraft } from '../../environment/useDraft.ts';
import { DraftDialog } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { PeriodFields } from '../../requests/PeriodFields/PeriodFields.tsx';
import { changePeriod } from '../../requests/PeriodFields/periodForm.ts';
import type { NewUnavailabilityDialogProps } from './NewUnavailabilityDialog.tsx';
import {
  editUnavailabilityEntry,
  freshUnavailabilityForm,
  readUnavailabilityForm,
  toNewUnavailability,
  unsavedDays,
  weeklyFault,
} from './unavailabilityForm.ts';
import { WeeklyFields } from './WeeklyFields.tsx';

/** What `NewUnavailabilityDialog` fetches and shows. Specification 000 sections 2 to 5. */
export function UnavailabilityFormDialog(props: NewUnavailabilityDialogProps) {
  const { personRef, draftKey, initialDay, onCreated, onClose } = props;
  const { t } = useTranslation('unavailability');
  const transport = useTransport();
  const clock = useClock();
  const today = dateOf(clock.localNow());
  const draft = useDraft(draftKey, () => freshUnavailabilityForm(today, initialDay), readUnavailabilityForm);
  const saving = useMutation(createUnavailabilityMutation(transport, () => clock.localNow()));
  const { form, change } = draft;
  const count = unsavedDays(form).length + form.saved.length;
  const partly = saving.error instanceof DaysUnsavedError ? saving.error : null;
  const isAllSaved = form.isWeekly && weeklyFault(form) === null && unsavedDays(form).length === 0;
  return (
    <DraftDialog
      title={t('new.title')}
      draft={draft}
      saving={saving}
      toInput={() => toNewUnavailability(form, personRef)}
      savedMessage={count === 1 ? t('new.created') : t('new.createdDays', { count })}
      failedTitle={t('new.failed')}
      error={
        partly && (
          <Banner tone="negative" title={t(form.saved.length > 0 ? 'new.partly' : 'new.noneSaved')}>
            {t('new.partlyCure')}
          </Banner>
        )
      }
      onFailed={(error) => {
        if (error instanceof DaysUnsavedError) change({ ...form, saved: [...form.saved, ...error.saved] });
      }}
      submitRefusal={isAllSaved ? t('new.weekly.allSaved') : undefined}
      onSaved={onCreated}
      onClose={onClose}
    >
      {({ isAttempted, isReadOnly }) => (
        <>
          <PeriodFields
            form={form}
            agenda="unavailabilities"
            today={today}
            hasOneDay
            isAttempted={isAttempted}
            isReadOnly={isReadOnly}
            onChange={(entry) => change(changePeriod(form, entry, editUnavailabilityEntry))}
          />
          <WeeklyFields
            {...{ form, today, isAttempted, isReadOnly }}
            unsaved={partly?.unsaved ?? []}
            onChange={change}
          />
          <TextArea
            label={t('new.note.label')}
            value={form.note}
            isRequired
            isReadOnly={isReadOnly}
            errorMessage={isAttempted && form.note.trim() === '' ? t('new.note.missing') : undefined}
            onChange={(note) => change({ ...form, note })}
          />
        </>
      )}
    </DraftDialog>
  );
}
