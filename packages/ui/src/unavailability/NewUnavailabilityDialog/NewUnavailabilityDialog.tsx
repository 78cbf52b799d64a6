import { toError } from '@selfservice/api/core/errors';
import { dateOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { createUnavailabilityMutation } from '@selfservice/api/unavailability/unavailability';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useClock, useNotify, useTransport } from '../../environment/Environment.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { FieldStack } from '../../primitives/Field/FieldStack.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { DraftNote } from '../../requests/DraftNote/DraftNote.tsx';
import { useDraft } from '../../requests/DraftNote/useDraft.ts';
import { useOneAtATime } from '../../requests/DraftNote/useOneAtATime.ts';
import { PeriodFields } from '../../requests/PeriodFields/PeriodFields.tsx';
import { changePeriod } from '../../requests/PeriodFields/periodForm.ts';
import {
  editUnavailabilityEntry,
  freshUnavailabilityForm,
  readUnavailabilityForm,
  toNewUnavailability,
} from './unavailabilityForm.ts';

/** Props of `NewUnavailabilityDialog`. */
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

/** Enters an unavailability that nobody has to approve. Open while it is rendered. Specification 000 sections 2 to 5. */
export function NewUnavailabilityDialog(props: NewUnavailabilityDialogProps) {
  const { personRef, draftKey, initialDay, onCreated, onClose } = props;
  const { t } = useTranslation('unavailability');
  const transport = useTransport();
  const clock = useClock();
  const notify = useNotify();
  const fields = useRef<HTMLDivElement>(null);
  const [isAttempted, setAttempted] = useState(false);
  const once = useOneAtATime();
  const today = dateOf(clock.localNow());
  const draft = useDraft(draftKey, () => freshUnavailabilityForm(today, initialDay), readUnavailabilityForm);
  const saving = useMutation(createUnavailabilityMutation(transport, () => clock.localNow()));
  const { form, change } = draft;

  const finish = () => {
    draft.drop();
    notify.success(t('new.created'));
    onCreated();
  };
  const save = () => {
    const unavailability = toNewUnavailability(form, personRef);
    flushSync(() => setAttempted(true));
    // What failed is said in the dialog.
    if (unavailability) once(() => saving.mutateAsync(unavailability).then(finish, () => {}));
    else focusFirstFault(fields.current);
  };
  const startAnew = () => {
    flushSync(draft.startAnew);
    focusFirstField(fields.current);
  };
  const giveUp = () => {
    draft.drop();
    onClose();
  };

  return (
    <FormDialog
      isOpen
      title={t('new.title')}
      error={Boolean(saving.error) && <ErrorPanel error={toError(saving.error)} title={t('new.failed')} />}
      isBusy={saving.isPending}
      hasUnsavedChanges={draft.isChanged}
      onSubmit={save}
      onClose={giveUp}
    >
      {draft.isRestored && <DraftNote isDisabled={saving.isPending} onStartAnew={startAnew} />}
      <FieldStack ref={fields}>
        <PeriodFields
          form={form}
          agenda="unavailabilities"
          today={today}
          hasOneDay
          isAttempted={isAttempted}
          isReadOnly={saving.isPending}
          onChange={(entry) => change(changePeriod(form, entry, editUnavailabilityEntry))}
        />
        <TextArea
          label={t('new.note.label')}
          value={form.note}
          isRequired
          isReadOnly={saving.isPending}
          errorMessage={isAttempted && form.note.trim() === '' ? t('new.note.missing') : undefined}
          onChange={(note) => change({ ...form, note })}
        />
      </FieldStack>
    </FormDialog>
  );
}
