import { dateOf } from '@selfservice/api/core/local-date';
import { createRequestMutation, requestAccountsQuery } from '@selfservice/api/requests/new-request';
import { toError } from '@selfservice/api/core/errors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock, useNotify, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DraftDialog } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { limitFigures } from './limitFigures.ts';
import type { NewRequestDialogProps } from './NewRequestDialog.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { requestRefusal } from './requestRefusal.ts';
import { chosenAccount, toNewRequest } from './toNewRequest.ts';
import { useAsking } from './useAsking.ts';
import { useRequestDraft } from './useRequestDraft.ts';
import { unsavedPart } from './unsavedPart.ts';

/** What `NewRequestDialog` fetches and shows. Specification 000 sections 2 to 5. */
export function RequestFormDialog(props: NewRequestDialogProps) {
  const { agenda, personRef, personName = '', isOnBehalf = false, onCreated, onClose } = props;
  const { t } = useTranslation('requests');
  const transport = useTransport();
  const permissions = usePermissions();
  const language = useLanguage();
  const clock = useClock();
  const notify = useNotify();
  const today = dateOf(clock.localNow());
  const draft = useRequestDraft(props, today);
  const accountsQuery = requestAccountsQuery(transport, language);
  const accounts = useQuery({ ...accountsQuery, enabled: agenda === 'requests' });
  const saving = useMutation(createRequestMutation(transport, () => clock.localNow()));
  const account = chosenAccount(accounts.data, draft.form);
  const refusal = personName === null ? 'new.person.loading' : requestRefusal(agenda, draft.form, accounts);
  const outcome = saving.data === 'created' ? undefined : saving.data;
  const problem = saving.error ? toError(saving.error) : outcome;

  const isOwn = !isOnBehalf && personName === '';
  const { dashboard, ...asked } = useAsking({ agenda, isOwn, account, ...draft });
  const figures =
    outcome === 'overLimit' && saving.variables && dashboard
      ? limitFigures(saving.variables, dashboard, permissions, language)
      : null;

  const isUnnamed = isOnBehalf || personName === null;
  const titleKey = isUnnamed ? 'titleOnBehalf' : personName ? 'titleFor' : 'title';
  const isRefusalShown = refusal?.endsWith('.loading') === false;

  return (
    <DraftDialog
      layout="sheet"
      title={t(`new.${titleKey}.${agenda}`, { name: personName })}
      draft={draft}
      saving={saving}
      toInput={(form) => {
        const forWhom = isOnBehalf ? (form.person?.personRef ?? null) : personRef;
        return toNewRequest(form, { agenda, personRef: forWhom, account });
      }}
      refusalOf={(ended) => (ended === 'created' ? null : t(`new.problem.${ended}`))}
      savedMessage={t(`new.created.${agenda}`)}
      error={problem && <RequestProblem problem={problem} figures={figures} />}
      onFailed={(error) => {
        const part = unsavedPart(draft.form, error);
        if (part?.outcome) notify.refusal(t(`new.problem.${part.outcome}`));
        if (part) draft.change(part.form);
      }}
      submitLabel={t('new.submit')}
      submitRefusal={refusal && t(refusal)}
      onRefused={
        isRefusalShown
          ? (fields) => {
              if (!focusFirstFault(fields) && accounts.isError) focusFirstField(fields);
            }
          : undefined
      }
      onSaved={onCreated}
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
