import { toError } from '@selfservice/api/core/errors';
import { dateOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { NewRequestOutcome } from '@selfservice/api/requests/new-request';
import { createRequestMutation, requestAccountsQuery } from '@selfservice/api/requests/new-request';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useClock, useNotify, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { DraftNote } from '../DraftNote/DraftNote.tsx';
import { useDraft } from '../DraftNote/useDraft.ts';
import { useOneAtATime } from '../DraftNote/useOneAtATime.ts';
import { limitFigures } from './limitFigures.ts';
import { RequestFields } from './RequestFields.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { freshRequestForm, readRequestForm } from './requestForm.ts';
import { requestRefusal } from './requestRefusal.ts';
import { chosenAccount, toNewRequest } from './toNewRequest.ts';
import { unsavedPart } from './unsavedPart.ts';

/** Props of `NewRequestDialog`. */
export interface NewRequestDialogProps {
  /** What is asked for. */
  agenda: Agenda;
  /** Whom it is for; of no matter with `isOnBehalf`. */
  personRef: string;
  /** Name of the person whom it is for, where that is somebody else; null while it is not known, and sending waits. */
  personName?: string | null;
  /** The person whom it is for is chosen first. Default false. */
  isOnBehalf?: boolean;
  /** Under which key what is being entered is kept. */
  draftKey: string;
  /** The day that it begins with. Default tomorrow. */
  initialDay?: LocalDate | undefined;
  /** It has been sent. */
  onCreated: () => void;
  /** It was given up. */
  onClose: () => void;
}

/** Asks for an absence or an unavailability. Open while it is rendered. Specification 000 sections 2 to 5. */
export function NewRequestDialog(props: NewRequestDialogProps) {
  const { agenda, personRef, personName = '', isOnBehalf = false, draftKey, initialDay, ...heard } = props;
  const { onCreated, onClose } = heard;
  const { t } = useTranslation('requests');
  const transport = useTransport();
  const permissions = usePermissions();
  const language = useLanguage();
  const clock = useClock();
  const notify = useNotify();
  const fields = useRef<HTMLDivElement>(null);
  const [isAttempted, setAttempted] = useState(false);
  const once = useOneAtATime();
  const today = dateOf(clock.localNow());
  const draft = useDraft(draftKey, () => freshRequestForm(agenda, today, initialDay), readRequestForm);
  const accountsQuery = requestAccountsQuery(transport, language);
  const accounts = useQuery({ ...accountsQuery, enabled: agenda === 'requests' });
  const saving = useMutation(createRequestMutation(transport, () => clock.localNow()));
  const account = chosenAccount(accounts.data, draft.form.accountId);
  const refusal = personName === null ? 'new.person.loading' : requestRefusal(agenda, draft.form, accounts);
  const outcome = saving.data === 'created' ? undefined : saving.data;
  const problem = saving.error ? toError(saving.error) : outcome;

  const isOwn = !isOnBehalf && personName === '';
  const isOverLimit = isOwn && outcome === 'overLimit';
  const dashboard = useQuery({ ...dashboardQuery(transport), enabled: isOverLimit });
  const figures =
    isOverLimit && saving.variables && dashboard.data
      ? limitFigures(saving.variables, dashboard.data, permissions, language)
      : null;

  const isUnnamed = isOnBehalf || personName === null;
  const titleKey = isUnnamed ? 'titleOnBehalf' : personName ? 'titleFor' : 'title';

  const finish = (ended: NewRequestOutcome) => {
    if (ended === 'created') {
      draft.drop();
      notify.success(t(`new.created.${agenda}`));
      onCreated();
    } else notify.refusal(t(`new.problem.${ended}`));
  };
  const fail = (error: unknown) => {
    const part = unsavedPart(draft.form, error);
    if (part?.outcome) notify.refusal(t(`new.problem.${part.outcome}`));
    if (part) draft.change(part.form);
  };
  const save = () => {
    const forWhom = isOnBehalf ? (draft.form.person?.personRef ?? null) : personRef;
    const request = toNewRequest(draft.form, { agenda, personRef: forWhom, account });
    flushSync(() => setAttempted(true));
    if (request) once(() => saving.mutateAsync(request).then(finish, fail));
    else focusFirstFault(fields.current);
  };
  const isShownAbove = refusal?.endsWith('.loading') === false;
  const leadToFault = () => {
    if (!focusFirstFault(fields.current) && accounts.isError) focusFirstField(fields.current);
  };
  const startAnew = () => {
    flushSync(draft.startAnew);
    focusFirstField(fields.current);
  };

  return (
    <FormDialog
      isOpen
      title={t(`new.${titleKey}.${agenda}`, { name: personName })}
      error={problem && <RequestProblem problem={problem} figures={figures} />}
      isBusy={saving.isPending}
      submitLabel={t('new.submit')}
      hasUnsavedChanges={draft.isChanged}
      submitRefusal={refusal && t(refusal)}
      onRefused={isShownAbove ? leadToFault : undefined}
      onSubmit={save}
      onClose={() => {
        draft.drop();
        onClose();
      }}
    >
      {draft.isRestored && <DraftNote isDisabled={saving.isPending} onStartAnew={startAnew} />}
      <RequestFields
        ref={fields}
        form={draft.form}
        {...{ agenda, account, isOnBehalf, today, isAttempted }}
        accounts={accounts.data}
        error={accounts.error}
        isRetrying={accounts.isFetching}
        isReadOnly={saving.isPending}
        onChange={draft.change}
        onRetry={() => void accounts.refetch()}
      />
    </FormDialog>
  );
}
