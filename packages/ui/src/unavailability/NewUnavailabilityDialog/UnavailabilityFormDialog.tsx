import { dateOf } from '@selfservice/api/core/local-date';
import { toError } from '@selfservice/api/core/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useDraft } from '../../environment/useDraft.ts';
import { DraftDialog } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { commentLimit } from '../../requests/NewRequestDialog/commentLimit.ts';
import { PeriodFields } from '../../requests/PeriodFields/PeriodFields.tsx';
import { changePeriod } from '../../requests/PeriodFields/periodForm.ts';
import type { NewUnavailabilityDialogProps } from './NewUnavailabilityDialog.tsx';
import { UnavailabilityProblem } from './UnavailabilityProblem.tsx';
import type { UnavailabilityTwice } from './UnavailabilityTwiceDialog.tsx';
import { twiceOf, UnavailabilityTwiceDialog } from './UnavailabilityTwiceDialog.tsx';
import {
  daysOf,
  editUnavailabilityEntry,
  freshUnavailabilityForm,
  readUnavailabilityForm,
  toNewUnavailability,
} from './unavailabilityForm.ts';
import { useUnavailabilitySaving } from './useUnavailabilitySaving.ts';
import { WeeklyFields } from './WeeklyFields.tsx';

/** What `NewUnavailabilityDialog` fetches and shows. Specification 000 sections 2 to 5. */
export function UnavailabilityFormDialog(props: NewUnavailabilityDialogProps) {
  const { personRef, draftKey, initialDay, onCreated, onClose } = props;
  const { t } = useTranslation('unavailability');
  const today = dateOf(useClock().localNow());
  const draft = useDraft(draftKey, () => freshUnavailabilityForm(today, initialDay), readUnavailabilityForm);
  const { form, change } = draft;
  const { saving, isChecking, days, attempt, check, isComplete, countCreated } = useUnavailabilitySaving({
    draft,
    unavailability: toNewUnavailability(form, personRef),
    listed: { personRef, period: form.period, days: daysOf(form), note: form.note },
  });
  const [savedTwice, setSavedTwice] = useState<UnavailabilityTwice[]>([]);
  const isAllSaved = days.length > 0 && days.every(({ state }) => state.startsWith('saved'));

  if (savedTwice.length > 0)
    return <UnavailabilityTwiceDialog personRef={personRef} savedTwice={savedTwice} onClose={onCreated} />;
  return (
    <DraftDialog
      title={t('new.title')}
      draft={draft}
      saving={saving}
      toInput={() => attempt}
      check={check}
      isChecking={isChecking}
      isComplete={isComplete}
      savedMessage={(outcomes) => {
        const count = countCreated(outcomes);
        return count === 1 ? t('new.created') : t('new.createdDays', { count });
      }}
      error={saving.error && <UnavailabilityProblem error={toError(saving.error)} days={days} />}
      {...(isAllSaved && !saving.isPending && { submitLabel: t('new.done') })}
      onSaved={(outcomes) => {
        const twice = twiceOf(outcomes);
        if (twice.length > 0) setSavedTwice(twice);
        else onCreated();
      }}
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
            form={form}
            today={today}
            isAttempted={isAttempted}
            isReadOnly={isReadOnly}
            days={days}
            onChange={change}
          />
          <TextArea
            label={t('new.note.label')}
            value={form.note}
            {...commentLimit(form.note)}
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
