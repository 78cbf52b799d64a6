import type { LocalDate } from '@selfservice/api/core/local-date';
import { isOutcomeUnknown } from '@selfservice/api/core/outbox/save-parts';
import type { SaveEnd } from '@selfservice/api/requests/create-kept-form';
import { createRequestForm } from '@selfservice/api/requests/create-request-form';
import type { RequestRefusal } from '@selfservice/api/requests/new-request';
import { wireOutcomes } from '@selfservice/api/requests/new-request';
import type { RepeatedRequest } from '@selfservice/api/requests/repeated-request';
import type { RequestPart, RequestPlace } from '@selfservice/api/requests/request-entries';
import type { RequestFormModel } from '@selfservice/api/requests/request-form.types';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { useModel } from '../../environment/useModel.ts';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';
import { KeptFormDialog } from '../../patterns/DraftDialog/KeptFormDialog.tsx';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { RequestFields } from './RequestFields.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { RequestTwiceDialog } from './RequestTwiceDialog.tsx';

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
  const { notify } = useEnvironment();
  const today = useToday();
  const model = useRequestForm(props);
  const state = useModel(model);
  const { refusal, problem, days } = state;

  async function report(
    ending: Promise<SaveEnd<RequestPart, RequestRefusal>>,
    isLeft = false,
  ): Promise<void> {
    const end = await ending;
    if (end.kind === 'failed' && isLeft && !isOutcomeUnknown(end.error))
      notify.error(end.error, t('new.problem.failed'));
    if (end.kind === 'refused') notify.refusal(t(`new.problem.${end.reason}`), wireOutcomes[end.reason]);
    if (end.kind === 'incomplete' && isLeft) notify.refusal(t('new.problem.partly'));
    if (end.kind !== 'saved') return;
    notify.success(t(`new.created.${agenda}`));
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
      <RequestTwiceDialog
        agenda={agenda}
        savedTwice={state.savedTwice}
        onDelete={model.removeDuplicate}
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
      <RequestFields model={model} agenda={agenda} isOnBehalf={isOnBehalf} today={today} />
    </KeptFormDialog>
  );
}

/** Creates the model once, and passes it each change of the language. */
function useRequestForm(props: NewRequestDialogProps): RequestFormModel {
  const { agenda, personRef, personName = '', isOnBehalf = false, draftKey } = props;
  const { place = isOnBehalf ? 'approvals' : 'mine', initialDay, initialLastDay, repeated = null } = props;
  const { clock, permissions, drafts } = useEnvironment();
  const client = useQueryClient();
  const language = useBackendLanguage();
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
    }),
  );
  useEffect(() => model.setLanguage(language), [model, language]);
  return model;
}
