import type { LocalDate } from '@selfservice/api/core/local-date';
import { isOutcomeUnknown } from '@selfservice/api/core/outbox/save-parts';
import type { SaveEnd } from '@selfservice/api/requests/create-kept-form';
import { createUnavailabilityForm } from '@selfservice/api/unavailability/create-unavailability-form';
import type { UnavailabilityPart } from '@selfservice/api/unavailability/new-unavailability';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { useModel } from '../../environment/useModel.ts';
import { KeptFormDialog } from '../../patterns/DraftDialog/KeptFormDialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { noteLimit } from '../../requests/NewRequestDialog/noteLimit.ts';
import { PeriodFields } from '../../requests/PeriodFields/PeriodFields.tsx';
import { UnavailabilityProblem } from './UnavailabilityProblem.tsx';
import { UnavailabilityTwiceDialog } from './UnavailabilityTwiceDialog.tsx';
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
  const { t } = useTranslation(['unavailability', 'requests']);
  const { clock, drafts, notify } = useEnvironment();
  const client = useQueryClient();
  const [model] = useState(() =>
    createUnavailabilityForm({ client, clock, drafts, draftKey, personRef, initialDay }),
  );
  const state = useModel(model);
  const { form, days, isReadOnly } = state;
  const today = useToday();

  async function report(ending: Promise<SaveEnd<UnavailabilityPart, never>>, isLeft = false): Promise<void> {
    const end = await ending;
    if (end.kind === 'failed' && isLeft && !isOutcomeUnknown(end.error))
      notify.error(end.error, t('new.failed'));
    if (end.kind === 'incomplete' && isLeft) notify.refusal(t('requests:new.problem.partly'));
    if (end.kind !== 'saved') return;
    const count = model.countCreated(end.outcomes);
    notify.success(count === 1 ? t('new.created') : t('new.createdDays', { count }));
    if (model.get().savedTwice.length === 0 && !isLeft) onCreated();
  }
  const checkOnOpening = useEffectEvent(() => {
    const ending = model.check();
    if (ending) void report(ending);
  });
  useEffect(() => checkOnOpening(), []);
  useEffect(() => model.listen((ending, isLeft) => void report(ending, isLeft)));

  if (state.savedTwice.length > 0)
    return (
      <UnavailabilityTwiceDialog
        savedTwice={state.savedTwice}
        onDelete={model.removeDuplicate}
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
      onSave={() => {
        const ending = model.save();
        if (ending) void report(ending);
        return ending !== null;
      }}
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
