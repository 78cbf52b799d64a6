import { earliestEnd } from '@selfservice/api/settings/substitution-period';
import { createSubstitutionMutation } from '@selfservice/api/settings/substitutions';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../environment/useNow.ts';
import { useDraft } from '../../environment/useDraft.ts';
import { accountDrafts } from '../settings.area.ts';
import { DraftDialog } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import { ActionChoices } from './ActionChoices.tsx';
import type { NewSubstitutionDialogProps } from './NewSubstitutionDialog.tsx';
import { PersonField } from './PersonField.tsx';
import {
  daysProblem,
  freshSubstitutionForm,
  readSubstitutionForm,
  toNewSubstitution,
  withStart,
} from './substitutionForm.ts';

/**
 * The dialog that `NewSubstitutionDialog` loads.
 * @requirement settings-8, settings-15, settings-16, settings-18
 */
export function SubstitutionFormDialog(props: NewSubstitutionDialogProps) {
  const { people, actionIds, knownIds, onCreated, onBack, onClose } = props;
  const { t } = useTranslation('settings');
  const today = useToday();
  const saving = useMutation(createSubstitutionMutation());
  const draft = useDraft(
    accountDrafts.substitution,
    () => freshSubstitutionForm(today, people),
    (kept, fresh) => readSubstitutionForm(kept, fresh, props),
  );
  const { form, change } = draft;
  const { start, end } = form;
  const problem = daysProblem(form, today);

  return (
    <DraftDialog
      title={t('new.title')}
      draft={draft}
      saving={saving}
      toInput={() => toNewSubstitution(form, { today, people, knownIds })}
      savedMessage={t('new.added')}
      failedTitle={t('new.failed')}
      unknownTitle={t('new.unknown')}
      submitLabel={t('new.submit')}
      onSaved={onCreated}
      onBack={onBack}
      onClose={onClose}
    >
      {({ isAttempted, isReadOnly }) => {
        const missing = (day: unknown) => (isAttempted && day === null ? t('new.dayMissing') : undefined);
        const wrong = (one: typeof problem) =>
          isAttempted && problem === one && one ? t(`new.${one}`) : undefined;
        return (
          <>
            <PersonField
              people={people}
              personRef={form.personRef}
              isReadOnly={isReadOnly}
              isAttempted={isAttempted}
              onChange={(personRef) => change({ ...form, personRef })}
            />
            <DatePicker
              label={t('new.start')}
              value={start}
              today={today}
              min={today}
              isRequired
              isReadOnly={isReadOnly}
              errorMessage={missing(start) ?? wrong('startInPast')}
              onChange={(day) => change(withStart(form, day))}
            />
            <DatePicker
              label={t('new.end')}
              value={end}
              today={today}
              min={earliestEnd(start ?? today)}
              isRequired
              isReadOnly={isReadOnly}
              errorMessage={missing(end) ?? wrong('endTooEarly')}
              onChange={(day) => change({ ...form, end: day })}
            />
            {actionIds.length > 0 && (
              <ActionChoices
                actionIds={actionIds}
                excludedActionIds={form.excludedActionIds}
                isReadOnly={isReadOnly}
                onChange={(excludedActionIds) => change({ ...form, excludedActionIds })}
              />
            )}
          </>
        );
      }}
    </DraftDialog>
  );
}
