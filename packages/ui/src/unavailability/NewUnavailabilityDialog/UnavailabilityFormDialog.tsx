import { dateOf } from '@selfservice/api/core/local-date';
import { createUnavailabilityMutation } from '@selfservice/api/unavailability/unavailability';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock, useTransport } from '../../environment/Environment.tsx';
import { useDraft } from '../../environment/useDraft.ts';
import { DraftDialog } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { PeriodFields } from '../../requests/PeriodFields/PeriodFields.tsx';
import { changePeriod } from '../../requests/PeriodFields/periodForm.ts';
import type { NewUnavailabilityDialogProps } from './NewUnavailabilityDialog.tsx';
import {
  editUnavailabilityEntry,
  freshUnavailabilityForm,
  readUnavailabilityForm,
  toNewUnavailability,
} from './unavailabilityForm.ts';

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
  return (
    <DraftDialog
      title={t('new.title')}
      draft={draft}
      saving={saving}
      toInput={() => toNewUnavailability(form, personRef)}
      savedMessage={t('new.created')}
      failedTitle={t('new.failed')}
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
