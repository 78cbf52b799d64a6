import type { LocalDate } from '@selfservice/api/core/local-date';
import type { RequestFormModel, RequestMonthState } from '@selfservice/api/requests/request-form.types';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useValue } from '../../environment/useValue.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { PeriodFields } from '../PeriodFields/PeriodFields.tsx';
import { PersonPicker } from '../PersonPicker/PersonPicker.tsx';
import { RequestMonth } from '../RequestMonth/RequestMonth.tsx';
import { RequestMonthSkeleton } from '../RequestMonth/RequestMonthSkeleton.tsx';
import { AccountField } from './AccountField.tsx';
import { noteLimit } from './noteLimit.ts';
import { RequestedDaysSummary } from './RequestedDaysSummary.tsx';

export interface RequestFieldsProps {
  /** The model of the dialog. */
  model: RequestFormModel;
  /** The kind of request. An unavailability has no account, and its note is required. */
  agenda: Agenda;
  /** Whether there is a field for the person. */
  isOnBehalf: boolean;
  /** The current day. */
  today: LocalDate;
}

/** The fields of a new request, with a month and a summary. @requirement requests-13 */
export function RequestFields({ model, agenda, isOnBehalf, today }: RequestFieldsProps) {
  const { t } = useTranslation('requests');
  const state = useValue(model.state);
  const { form, isReadOnly, month, missing } = state;
  // The dialog and the fields are rendered before the days of the month.
  const shown = useDeferredValue<RequestMonthState | null>(month, null);
  const isNoteNeeded = agenda === 'unavailabilities';
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
          errorMessage={missing.includes('person') ? t('new.person.missing') : undefined}
          onChange={model.choosePerson}
        />
      )}
      <Layout>
        {shown ? (
          <RequestMonth
            {...shown}
            month={month.month}
            today={today}
            isReadOnly={isReadOnly}
            onPick={model.pickDays}
            onMonthChange={model.showMonth}
            onRetry={model.retryPlan}
          />
        ) : (
          <RequestMonthSkeleton />
        )}
        <RequestedDaysSummary summary={state.summary} />
        <Fields data-fields={isOnBehalf ? undefined : ''}>
          {agenda === 'requests' && (
            <AccountField
              accounts={state.accounts}
              error={state.accountsError}
              value={state.account}
              isDisabled={isReadOnly}
              errorMessage={missing.includes('account') ? t('new.account.missing') : undefined}
              onRetry={model.retryAccounts}
              onChange={model.chooseAccount}
            />
          )}
          <PeriodFields
            form={form}
            agenda={agenda}
            today={today}
            isAttempted={state.isAttempted}
            isReadOnly={isReadOnly}
            hasSummary={false}
            onChange={model.edit}
          />
          <TextArea
            label={t(isNoteNeeded ? 'new.note.label' : 'new.note.optional')}
            value={form.note}
            {...noteLimit(form.note)}
            isRequired={isNoteNeeded}
            isReadOnly={isReadOnly}
            errorMessage={missing.includes('note') ? t('new.note.missing') : undefined}
            onChange={model.writeNote}
          />
        </Fields>
      </Layout>
    </>
  );
}

/* One column; on a desktop the fields are beside the month. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (width >= 760px) {
    grid-template: 'month fields' auto 'summary summary' auto / minmax(0, 20rem) minmax(0, 1fr);
    column-gap: var(--space-8);

    & > :nth-child(1) {
      grid-area: month;
    }

    & > :nth-child(2) {
      grid-area: summary;
    }

    & > :nth-child(3) {
      grid-area: fields;
    }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
`;
