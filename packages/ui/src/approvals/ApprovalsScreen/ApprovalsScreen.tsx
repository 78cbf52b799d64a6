import type { ApprovalsFilter } from '@selfservice/api/approvals/approvals';
import { approvalsQuery, decideMany, decideManyMutation } from '@selfservice/api/approvals/approvals';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { RequestPerson } from '@selfservice/api/requests/request-people';
import type { Agenda } from '@selfservice/api/requests/requests';
import { decideRequest, decideRequestMutation } from '@selfservice/api/requests/requests';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { MutationOptions } from '@tanstack/react-query';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newRequestPermission } from '../../requests/newRequestPermission.ts';
import { useNotify, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { ApprovalsDesk } from './ApprovalsDesk.tsx';
import { AwayScreen } from '../AwayScreen/AwayScreen.tsx';
import { failureText } from '../DecisionBar/failureText.ts';
import { outcomeText } from '../DecisionBar/outcomeText.ts';
import { useDecisions } from './useDecisions.ts';
import { useNotes } from './useNotes.ts';
import { useSelection } from './useSelection.ts';
import { useShown } from './useShown.ts';

/** Props of `ApprovalsScreen`. */
export interface ApprovalsScreenProps {
  /** What is decided about. */
  agenda: Agenda;
  /** Reference of the person who decides. */
  personRef: string;
  /** Only what is pending is shown. */
  isPendingOnly: boolean;
  /** It was switched, and is to be remembered. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** The id in the address; null for none. */
  openId: number | null;
  /** It was opened, or cannot be: the address is to be the list's again. */
  onOpened: () => void;
  /** Home. */
  backHref: string;
}

/** Requests and unavailabilities of other people to decide about. Specification 000 sections 2 and 4. */
export function ApprovalsScreen(props: ApprovalsScreenProps) {
  const { agenda, personRef, isPendingOnly, onPendingOnlyChange, openId, onOpened, backHref } = props;
  const transport = useTransport();
  const permissions = usePermissions();
  const notify = useNotify();
  const { t } = useTranslation('approvals');
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [applicant, setApplicant] = useState<RequestPerson | null>(null);
  const filter = { agenda, isPendingOnly, search, applicantRef: applicant?.personRef ?? '' };
  const list = useQuery({ ...approvalsQuery(transport, filter), placeholderData: keepPreviousData });
  const dashboard = useQuery(dashboardQuery(transport));
  const roles = dashboard.data?.roles;
  const notes = useNotes();
  const selection = useSelection();
  // By the cache and not by a hook: a decision goes on when the screen is left.
  const run = <V,>(options: MutationOptions<void, Error, V>, variables: V) =>
    client.getMutationCache().build(client, options).execute(variables);
  const everything: ApprovalsFilter = { agenda, isPendingOnly: false, search: '', applicantRef: '' };
  const decisions = useDecisions({
    decideOne: (decision) => run(decideRequestMutation(transport), decision),
    decideMany: (decision) => run(decideManyMutation(transport), decision),
    beforeEnd: {
      decideOne(decision) {
        const answer = decideRequest(transport, { ...decision, isBeforeEnd: true });
        return run({ ...decideRequestMutation(transport), mutationFn: () => answer }, decision);
      },
      decideMany(decision) {
        const answer = decideMany(transport, { ...decision, isBeforeEnd: true });
        return run({ ...decideManyMutation(transport), mutationFn: () => answer }, decision);
      },
    },
    readAll: () =>
      client.fetchQuery({ ...approvalsQuery(transport, everything), staleTime: 0, retry: false }),
    onSent: notes.forget,
    onMassSent: selection.drop,
    onLateFailure: (entry, error) => notify.error(error, failureText(t, [entry])),
    onLateOutcomes: (outcomes) => notify.refusal(outcomeText(t, outcomes)),
  });
  const isKnown = list.data !== undefined && !list.isPlaceholderData;
  const shown = useShown({ openId, onOpened, requests: isKnown ? list.data : undefined });
  const afterFilter =
    <V,>(change: (value: V) => void) =>
    (value: V) => {
      change(value);
      selection.end();
      shown.show(null);
    };
  return (
    <ApprovalsDesk
      agenda={agenda}
      personRef={personRef}
      backHref={backHref}
      requests={list.data}
      error={list.error}
      isRefreshing={list.isFetching}
      onRefresh={() => {
        void list.refetch();
        if (dashboard.error) void dashboard.refetch();
      }}
      filter={{
        isPendingOnly,
        search,
        applicant,
        onPendingOnlyChange: afterFilter(onPendingOnlyChange),
        onSearch: afterFilter(setSearch),
        onApplicantChange: afterFilter(setApplicant),
      }}
      isApprover={(agenda === 'requests' ? roles?.isApprover : roles?.isUnavailabilityApprover) ?? null}
      requestForPermission={roles?.isAbsenceApprover ? newRequestPermission(permissions, agenda) : 'hidden'}
      rolesError={roles ? null : dashboard.error}
      onRetryRoles={() => void dashboard.refetch()}
      isNoteRequired={isAllowed(permissions, 'rejectNote')}
      decisions={decisions}
      notes={notes}
      selection={selection}
      shown={shown}
      renderAway={
        isAllowed(permissions, 'runDepartmentPlan')
          ? (request, days) => <AwayScreen applicant={request.applicant} days={days} />
          : null
      }
    />
  );
}
