import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { createRequestForm } from '@selfservice/api/requests/create-request-form';
import type { RepeatedRequest } from '@selfservice/api/requests/repeated-request';
import type { RequestPart, RequestPlace } from '@selfservice/api/requests/request-entries';
import type { RequestFormModel } from '@selfservice/api/requests/request-form.types';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { useValue } from '../../environment/useValue.ts';
import { formatDetailRange, formatDetailSpan } from '../../i18n/formatRange.ts';
import { useBackendLanguage, useLanguage } from '../../i18n/useLanguage.ts';
import { KeptFormDialog } from '../../patterns/DraftDialog/KeptFormDialog.tsx';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { SavedTwiceDialog } from '../SavedTwiceDialog/SavedTwiceDialog.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { useSaveReport } from './useSaveReport.ts';

export interface NewRequestDialogProps {
  /** The kind of request. */
  agenda: Agenda;
  /** The reference of the person whom the request is for. Ignored with `isOnBehalf`. */
  personRef: string;
  /** The name of another person whom the request is for; null while it loads. Default: the request is for the user. */
  personName?: string | null;
  /** Whether the dialog has a field for the person. Default false. */
  isOnBehalf?: boolean;
  /** The list in which the request is looked up after a lost response. Default `approvals` with `isOnBehalf`, else `mine`. */
  place?: RequestPlace;
  /** The key of the draft. */
  draftKey: string;
  /** The initial first day. Default tomorrow. */
  initialDay?: LocalDate | undefined;
  /** The initial last day. Default `initialDay`. */
  initialLastDay?: LocalDate | undefined;
  /** The values of an old request to begin with, instead of the initial days. Default none. */
  repeated?: RepeatedRequest | null;
  /** Called when the request is saved. */
  onCreated: () => void;
  /** Called when the user closes the dialog without saving. */
  onClose: () => void;
}

const refusalTexts = {
  wrongOrder: 'new.period.wrongOrder',
  accountsLoading: 'new.account.loading',
  accountsFailed: 'new.account.failed',
  noAccounts: 'new.account.none',
} as const;

/**
 * The dialog for a new absence or unavailability. Open while it is rendered.
 *
 * @requirement requests-13, requests-14, requests-29, requests-30, requests-51, requests-52, requests-53
 */
export function NewRequestDialog(props: NewRequestDialogProps) {
  const { agenda, personName = '', isOnBehalf = false, onCreated, onClose } = props;
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const today = useToday();
  const model = useRequestForm(props);
  const state = useValue(model.state);
  const { refusal, problem, days } = state;

  if (state.savedTwice.length > 0)
    return (
      <SavedTwiceDialog
        agenda={agenda}
        removal="cancel"
        what={state.savedTwice.map(({ part }) => partName(part, language)).join(', ')}
        duplicateIds={state.savedTwice.flatMap(({ duplicateIds }) => duplicateIds)}
        onRemove={model.removeDuplicate}
        onClose={onCreated}
      />
    );
  const isUnnamed = isOnBehalf || personName === null;
  const titleKey = isUnnamed ? 'titleOnBehalf' : personName ? 'titleFor' : 'title';
  const refusalText = personName === null ? 'new.person.loading' : refusal && refusalTexts[refusal];
  const isRefusalShown = personName !== null && refusal !== null && refusal !== 'accountsLoading';
  return (
    <KeptFormDialog
      isWide
      title={t(`new.${titleKey}.${agenda}`, { name: personName })}
      isChanged={state.isChanged}
      isRestored={state.isRestored}
      isSaving={state.isSaving}
      isChecking={state.isChecking}
      isUnknown={state.isUnknown}
      error={
        !state.isSaving &&
        (problem !== null || days.length > 0) && (
          <RequestProblem agenda={agenda} problem={problem} limit={state.limit} days={days} />
        )
      }
      submitLabel={t('new.submit')}
      submitRefusal={refusalText ? t(refusalText) : undefined}
      onRefused={
        isRefusalShown
          ? (fields) => {
              if (!focusFirstFault(fields) && state.accountsError) focusFirstField(fields);
            }
          : undefined
      }
      onSave={() => model.save() !== null}
      onStartAgain={model.startAgain}
      onClose={() => {
        model.leave();
        onClose();
      }}
    >
      <RequestFields model={model} agenda={agenda} isOnBehalf={isOnBehalf} today={today} />
    </KeptFormDialog>
  );
}

/** Names a part of a request: `Vacation Wed 2 – Fri 4 Dec 2026`. */
function partName(part: RequestPart, language: Language): string {
  const { account, firstDay, lastDay, begin, end } = part;
  const when =
    begin && end
      ? formatDetailSpan({ begin, end }, language)
      : formatDetailRange({ first: firstDay, last: lastDay }, language);
  return account ? `${account.name} ${when}` : when;
}

/** Creates the model once, checks an attempt that was interrupted, and passes the model each change of the language. */
function useRequestForm(props: NewRequestDialogProps): RequestFormModel {
  const { agenda, personRef, personName = '', isOnBehalf = false, draftKey } = props;
  const { place = isOnBehalf ? 'approvals' : 'mine', initialDay, initialLastDay, repeated = null } = props;
  const { t } = useTranslation('requests');
  const { clock, permissions, drafts } = useEnvironment();
  const client = useQueryClient();
  const language = useBackendLanguage();
  const report = useSaveReport({
    failed: t('new.problem.failed'),
    created: () => t(`new.created.${agenda}`),
    onCreated: props.onCreated,
  });
  const [model] = useState(() =>
    createRequestForm({
      client,
      clock,
      permissions,
      drafts,
      draftKey,
      language,
      agenda,
      place,
      requestedFor: isOnBehalf
        ? { kind: 'chosen' }
        : { kind: personName === '' ? 'self' : 'other', personRef },
      initial: { day: initialDay, lastDay: initialLastDay, repeated },
      onEnd: report,
    }),
  );
  useEffect(() => void model.check(), [model]);
  useEffect(() => model.setLanguage(language), [model, language]);
  return model;
}
