import { dateOf } from '@selfservice/api/core/local-date';
import { requestAccountsQuery, wireOutcomes } from '@selfservice/api/requests/new-request';
import type { RequestOutcome } from '@selfservice/api/requests/new-request';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DraftDialog } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { limitFigures } from './limitFigures.ts';
import type { NewRequestDialogProps } from './NewRequestDialog.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { requestRefusal } from './requestRefusal.ts';
import { RequestTwiceDialog } from './RequestTwiceDialog.tsx';
import { chosenAccount, toNewRequest } from './toNewRequest.ts';
import { useAsking } from './useAsking.ts';
import { useRequestDraft } from './useRequestDraft.ts';
import { refusalIn, twiceIn, useRequestSaving } from './useRequestSaving.ts';

/** What `NewRequestDialog` fetches and shows. Specification 000 sections 2 to 5. */
export function RequestFormDialog(props: NewRequestDialogProps) {
  const { agenda, personRef, personName = '', isOnBehalf = false, onCreated, onClose } = props;
  const { place = isOnBehalf ? 'approvals' : 'mine' } = props;
  const { t } = useTranslation('requests');
  const permissions = usePermissions();
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  const draft = useRequestDraft(props, today);
  const accountsQuery = requestAccountsQuery(language);
  const accounts = useQuery({ ...accountsQuery, enabled: agenda === 'requests' });
  const account = chosenAccount(accounts.data, draft.form);
  const forWhom = isOnBehalf ? (draft.form.person?.personRef ?? null) : personRef;
  const request = toNewRequest(draft.form, { agenda, place, personRef: forWhom, account });
  const { saving, isChecking, problem, days, attempt, check, isComplete } = useRequestSaving(draft, request);
  const [savedTwice, setSavedTwice] = useState<RequestOutcome[] | null>(null);
  const refusal = personName === null ? 'new.person.loading' : requestRefusal(agenda, draft.form, accounts);

  const isOwn = !isOnBehalf && personName === '';
  const { dashboard, ...asked } = useAsking({ agenda, isOwn, account, ...draft });
  const figures =
    problem === 'overLimit' && request && dashboard
      ? limitFigures(request, dashboard, permissions, language)
      : null;

  const isUnnamed = isOnBehalf || personName === null;
  const titleKey = isUnnamed ? 'titleOnBehalf' : personName ? 'titleFor' : 'title';
  const isRefusalShown = refusal?.endsWith('.loading') === false;

  if (savedTwice)
    return <RequestTwiceDialog agenda={agenda} place={place} saved={savedTwice} onClose={onCreated} />;
  return (
    <DraftDialog
      layout="sheet"
      title={t(`new.${titleKey}.${agenda}`, { name: personName })}
      draft={draft}
      saving={saving}
      toInput={() => attempt}
      check={check}
      isChecking={isChecking}
      refusalOf={(outcomes) => {
        const reason = refusalIn(outcomes);
        return reason && [t(`new.problem.${reason}`), wireOutcomes[reason]];
      }}
      isComplete={isComplete}
      savedMessage={t(`new.created.${agenda}`)}
      error={
        !saving.isPending &&
        (problem || days.length > 0) && (
          <RequestProblem agenda={agenda} problem={problem} figures={figures} days={days} />
        )
      }
      submitLabel={t('new.submit')}
      submitRefusal={refusal && t(refusal)}
      onRefused={
        isRefusalShown
          ? (fields) => {
              if (!focusFirstFault(fields) && accounts.isError) focusFirstField(fields);
            }
          : undefined
      }
      onSaved={(outcomes) => (twiceIn(outcomes).length > 0 ? setSavedTwice(outcomes) : onCreated())}
      onClose={onClose}
    >
      {(state) => (
        <RequestFields
          form={draft.form}
          {...state}
          {...asked}
          {...{ agenda, account, isOnBehalf, today }}
          accounts={accounts.data}
          error={accounts.error}
          isRetrying={accounts.isFetching}
          onChange={draft.change}
          onRetry={() => void accounts.refetch()}
        />
      )}
    </DraftDialog>
  );
}
