import type { LocalDate } from '@selfservice/api/core/local-date';
import type { RequestAccount } from '@selfservice/api/requests/new-request';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import type { DraftFieldsState } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { PeriodFields } from '../PeriodFields/PeriodFields.tsx';
import { changePeriod } from '../PeriodFields/periodForm.ts';
import { PersonPicker } from '../PersonPicker/PersonPicker.tsx';
import { DeferredMonth } from '../RequestMonth/DeferredMonth.tsx';
import { AccountField } from './AccountField.tsx';
import type { AccountFieldProps } from './AccountField.tsx';
import { AskedSummary } from './AskedSummary.tsx';
import { editRequest } from './requestForm.ts';
import type { RequestForm } from './requestForm.ts';
import { RequestFieldStack, RequestLayout } from './RequestLayout.ts';
import { commentLimit } from './commentLimit.ts';
import { isCommentMissing } from './toNewRequest.ts';
import type { useAsking } from './useAsking.ts';

export interface RequestFieldsProps
  extends
    DraftFieldsState,
    Pick<AccountFieldProps, 'accounts' | 'error' | 'isRetrying' | 'onRetry'>,
    Pick<ReturnType<typeof useAsking>, 'asking' | 'monthProps'> {
  /** What stands in the fields. */
  form: RequestForm;
  /** What is asked for; an unavailability has no account and needs a note. */
  agenda: Agenda;
  /** The account that the form stands for. */
  account: RequestAccount | null;
  /** A person is chosen first. */
  isOnBehalf: boolean;
  /** The day that it is now. */
  today: LocalDate;
  /** A field was changed. */
  onChange: (form: RequestForm) => void;
}

/** The month of a new request, what it asks for, and its fields. The month and the fields follow each other. */
export function RequestFields(props: RequestFieldsProps) {
  const { form, agenda, account, isOnBehalf, today, isAttempted, isReadOnly, onChange, ...more } = props;
  const { asking, monthProps, ...accounts } = more;
  const { t } = useTranslation('requests');
  const isNeeded = agenda === 'unavailabilities';
  const faultIf = (isFaulty: boolean, words: string) => (isAttempted && isFaulty ? words : undefined);
  return (
    <>
      {isOnBehalf && (
        <PersonPicker
          agenda={agenda}
          label={t('new.person.label')}
          description={t('person.hint')}
          value={form.person}
          isRequired
          isReadOnly={isReadOnly}
          errorMessage={faultIf(!form.person, t('new.person.missing'))}
          onChange={(person) => onChange({ ...form, person })}
        />
      )}
      <RequestLayout>
        <DeferredMonth {...monthProps} today={today} isReadOnly={isReadOnly} />
        <AskedSummary asking={asking} />
        <RequestFieldStack data-fields={isOnBehalf ? undefined : ''}>
          {agenda === 'requests' && (
            <AccountField
              {...accounts}
              value={account}
              isDisabled={isReadOnly}
              errorMessage={faultIf(!account, t('new.account.missing'))}
              onChange={(accountId) => onChange({ ...form, accountId })}
            />
          )}
          <PeriodFields
            form={form}
            agenda={agenda}
            today={today}
            isAttempted={isAttempted}
            isReadOnly={isReadOnly}
            hasSummary={false}
            onChange={(change) =>
              onChange(changePeriod(form, change, (period, entry) => editRequest(agenda, period, entry)))
            }
          />
          <TextArea
            label={t(isNeeded ? 'new.note.label' : 'new.note.optional')}
            value={form.comment}
            {...commentLimit(form.comment)}
            isRequired={isNeeded}
            isReadOnly={isReadOnly}
            errorMessage={faultIf(isCommentMissing(agenda, form), t('new.note.missing'))}
            onChange={(comment) => onChange({ ...form, comment })}
          />
        </RequestFieldStack>
      </RequestLayout>
    </>
  );
}
