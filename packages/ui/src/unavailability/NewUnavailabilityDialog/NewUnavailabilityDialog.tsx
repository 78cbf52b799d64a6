import type { LocalDate } from '@selfservice/api/core/local-date';
import { createUnavailabilityForm } from '@selfservice/api/unavailability/create-unavailability-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { useValue } from '../../environment/useValue.ts';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { KeptFormDialog } from '../../patterns/DraftDialog/KeptFormDialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { noteLimit } from '../../requests/NewRequestDialog/noteLimit.ts';
import { useSaveReport } from '../../requests/NewRequestDialog/useSaveReport.ts';
import { PeriodFields } from '../../requests/PeriodFields/PeriodFields.tsx';
import { SavedTwiceDialog } from '../../requests/SavedTwiceDialog/SavedTwiceDialog.tsx';
import { UnavailabilityProblem } from './UnavailabilityProblem.tsx';
import { WeeklyFields } from './WeeklyFields.tsx';

export interface NewUnavailabilityDialogProps {
  /** The reference of the person whom the unavailability is for. */
  personRef: string;
  /** The key of the draft. */
  draftKey: string;
  /** The initial day. Default tomorrow. */
  initialDay?: LocalDate | undefined;
  /** Called when the unavailability is saved. */
  onCreated: () => void;
  /** Called when the user closes the dialog without saving. */
  onClose: () => void;
}

/**
 * The dialog for a new unavailability that needs no approval. Open while it is rendered.
 *
 * @requirement unavailability-8, unavailability-13, unavailability-14, unavailability-28
 */
export function NewUnavailabilityDialog(props: NewUnavailabilityDialogProps) {
  const { personRef, draftKey, initialDay, onCreated, onClose } = props;
  const { t } = useTranslation('unavailability');
  const language = useLanguage();
  const { clock, drafts } = useEnvironment();
  const client = useQueryClient();
  const onEnd = useSaveReport({
    failed: t('new.failed'),
    created: (count) => (count === 1 ? t('new.created') : t('new.createdDays', { count })),
    onCreated,
  });
  const [model] = useState(() =>
    createUnavailabilityForm({ client, clock, drafts, draftKey, personRef, initialDay, onEnd }),
  );
  const state = useValue(model.state);
  const { form, days, isReadOnly } = state;
  const today = useToday();
  useEffect(() => void model.check(), [model]);

  if (state.savedTwice.length > 0)
    return (
      <SavedTwiceDialog
        agenda="unavailabilities"
        removal="delete"
        what={state.savedTwice.map(({ part }) => formatDetailDay(part.firstDay, language)).join(', ')}
        duplicateIds={state.savedTwice.flatMap(({ duplicateIds }) => duplicateIds)}
        onRemove={model.removeDuplicate}
        onClose={onCreated}
      />
    );
  return (
    <KeptFormDialog
      title={t('new.title')}
      isChanged={state.isChanged}
      isRestored={state.isRestored}
      isSaving={state.isSaving}
      isChecking={state.isChecking}
      isUnknown={state.isUnknown}
      error={state.error && <UnavailabilityProblem error={state.error} days={days} />}
      {...(state.isAllSaved && { submitLabel: t('new.done') })}
      onSave={() => model.save() !== null}
      onStartAgain={model.startAgain}
      onClose={() => {
        model.leave();
        onClose();
      }}
    >
      <PeriodFields
        form={form}
        agenda="unavailabilities"
        today={today}
        hasOneDay
        isAttempted={state.isAttempted}
        isReadOnly={isReadOnly}
        onChange={model.edit}
      />
      <WeeklyFields
        form={form}
        fault={state.weeklyFault}
        today={today}
        isReadOnly={isReadOnly}
        days={days}
        areDaysListed={state.areDaysListed}
        onWeeklyChange={model.repeatWeekly}
        onUntilChange={model.setUntil}
      />
      <TextArea
        label={t('new.note.label')}
        value={form.note}
        {...noteLimit(form.note)}
        isRequired
        isReadOnly={isReadOnly}
        errorMessage={state.isNoteMissing ? t('new.note.missing') : undefined}
        onChange={model.writeNote}
      />
    </KeptFormDialog>
  );
}
