import type { RequestPerson } from '@selfservice/api/requests/request-people';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import type { Permission } from '@selfservice/api/session/permissions';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDrafts } from '../../environment/Environment.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { NewRequestDialog } from '../../requests/NewRequestDialog/NewRequestDialog.tsx';
import { ApprovalsFilter } from '../ApprovalsFilter/ApprovalsFilter.tsx';
import type { useDecisions } from './useDecisions.ts';
import type { useNotes } from './useNotes.ts';
import type { Selection } from './useSelection.ts';
import type { useShown } from './useShown.ts';
import { KeysDialog } from '../KeysDialog/KeysDialog.tsx';
import { LedgerDialog } from '../LedgerDialog/LedgerDialog.tsx';
import { MassRejectDialog } from '../MassRejectDialog/MassRejectDialog.tsx';
import { DeskActions } from './DeskActions.tsx';
import { DeskBody } from './DeskBody.tsx';
import { useDesk } from './useDesk.ts';

/** What narrows the list, and how it is changed. */
export interface DeskFilter {
  isPendingOnly: boolean;
  /** Text that is searched for; empty: none. */
  search: string;
  /** Null: everybody. */
  applicant: RequestPerson | null;
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  onSearch: (search: string) => void;
  onApplicantChange: (applicant: RequestPerson | null) => void;
}

/** Props of `ApprovalsDesk`. */
export interface ApprovalsDeskProps {
  /** What is decided about. */
  agenda: Agenda;
  /** Reference of the person who decides. */
  personRef: string;
  /** Home. */
  backHref: string;
  /** The requests in the server's order; undefined while they are not known. */
  requests: readonly WorkflowRequest[] | undefined;
  /** Why they could not be read; null for no reason. */
  error: Error | null;
  /** They are being read. */
  isRefreshing: boolean;
  /** Reads them again. */
  onRefresh: () => void;
  /** What narrows them. */
  filter: DeskFilter;
  /** The person decides about such requests; null while that is not known. Specification 000 section 6. */
  isApprover: boolean | null;
  /** Whether the person may ask for something on behalf of others. */
  requestForPermission: Permission;
  /** Why what the person decides about is not known; null for no reason. */
  rolesError: Error | null;
  /** Asks for it again. */
  onRetryRoles: () => void;
  /** A rejection needs a note, and many can be rejected at once. */
  isNoteRequired: boolean;
  /** The decisions of the screen. */
  decisions: ReturnType<typeof useDecisions>;
  /** The notes that are being typed. */
  notes: ReturnType<typeof useNotes>;
  /** What is selected. */
  selection: Selection;
  /** Whose detail is shown. */
  shown: ReturnType<typeof useShown>;
  /** Who else is away during a request; null where that is not to be known. */
  renderAway: ((request: WorkflowRequest, days: RequestDays) => ReactNode) | null;
}

const draftKeys: Record<Agenda, string> = {
  requests: 'newRequest.requestsApproval',
  unavailabilities: 'newRequest.unavailabilitiesApproval',
};

/** Filters, list, detail and bar of the requests to decide about. */
export function ApprovalsDesk(props: ApprovalsDeskProps) {
  const { agenda, personRef, backHref, requests, filter, decisions, selection } = props;
  const { t } = useTranslation('approvals');
  const drafts = useDrafts();
  const draftKey = draftKeys[agenda];
  const [isAsking, setIsAsking] = useState(() => drafts.read(draftKey) !== null);
  const desk = useDesk(props);
  return (
    <Root onKeyDown={desk.onKeyDown}>
      <Head data-away={desk.current !== null || undefined}>
        <PageHeader
          title={t(`title.${agenda}`)}
          backHref={backHref}
          actions={
            <DeskActions
              isApprover={props.isApprover ?? false}
              requestForPermission={props.requestForPermission}
              onRequestFor={() => setIsAsking(true)}
              onMassApprove={selection.begin}
              onShowKeys={() => desk.setDialog('keys')}
            />
          }
        />
        <ApprovalsFilter
          key={desk.resets}
          agenda={agenda}
          count={requests?.length}
          isPendingOnly={filter.isPendingOnly}
          onPendingOnlyChange={filter.onPendingOnlyChange}
          applicant={filter.applicant}
          onApplicantChange={filter.onApplicantChange}
          onSearch={filter.onSearch}
        />
      </Head>
      <DeskBody {...props} desk={desk} />
      {isAsking && props.requestForPermission === 'allowed' && (
        <NewRequestDialog
          agenda={agenda}
          personRef={personRef}
          isOnBehalf
          draftKey={draftKey}
          onCreated={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
      {desk.dialog === 'keys' && <KeysDialog onClose={() => desk.setDialog(null)} />}
      {desk.dialog === 'massReject' && props.isApprover && (
        <MassRejectDialog
          count={desk.selected.length}
          onReject={(note) => desk.decideSelected('rejected', note)}
          onClose={() => desk.setDialog(null)}
        />
      )}
      {decisions.isLedgerOpen && decisions.outcomes.length > 0 && (
        <LedgerDialog
          outcomes={decisions.outcomes}
          onRetry={desk.retryOutcomes}
          onClose={() => decisions.setIsLedgerOpen(false)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

const Head = styled.div`
  /* On a phone the detail has the whole screen. */
  @media (width < 1024px) {
    &[data-away] {
      display: none;
    }
  }
`;
