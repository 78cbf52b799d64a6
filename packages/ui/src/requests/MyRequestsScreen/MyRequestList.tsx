import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { Inbox } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { List } from '../../primitives/List/List.tsx';
import type { RequestProgress } from '../RequestSummary/requestLabel.ts';
import { requestLabel } from '../RequestSummary/requestLabel.ts';
import { RequestSummary } from '../RequestSummary/RequestSummary.tsx';

/** Props of `MyRequestList`. */
export interface MyRequestListProps {
  /** What the requests are for. */
  agenda: Agenda;
  /** The requests in the server's order; undefined while they are on their way. */
  requests: readonly WorkflowRequest[] | undefined;
  /** The one whose detail is shown; null for none. */
  openId: number | null;
  /** One was opened. */
  onOpen: (id: number) => void;
  /** What is being done with a request now; null for nothing. */
  progressOf: (id: number) => RequestProgress | null;
  /** Those that have been decided are left out. */
  isPendingOnly: boolean;
  /** They are to be shown again. */
  onShowAll: () => void;
  /** Whether the person can make a new one. */
  canCreate: boolean;
  /** The list itself, to give the focus back to it. */
  listRef: Ref<HTMLDivElement>;
}

/** The person's own requests, or that there are none. */
export function MyRequestList(props: MyRequestListProps) {
  const { agenda, requests, openId, onOpen, progressOf, listRef } = props;
  const { t } = useTranslation(['requests', 'patterns']);
  if (requests?.length === 0) return <NoRequests {...props} />;
  return (
    <List
      ref={listRef}
      label={t(`requests:list.title.${agenda}`)}
      isLoading={!requests}
      items={(requests ?? []).map((request) => {
        const progress = progressOf(request.id);
        const label = requestLabel(t, request, progress);
        return { id: String(request.id), label, request, progress, isOpen: request.id === openId };
      })}
      renderItem={({ request, progress, isOpen }) => (
        <RequestSummary request={request} progress={progress} isOpen={isOpen} />
      )}
      onAction={(id) => onOpen(Number(id))}
    />
  );
}

function NoRequests({ agenda, isPendingOnly, onShowAll, canCreate }: MyRequestListProps) {
  const { t } = useTranslation('requests');
  if (isPendingOnly)
    return (
      <EmptyState
        icon={Inbox}
        title={t('list.nothingPending')}
        action={<Button onPress={onShowAll}>{t('list.showAll')}</Button>}
      >
        {t('list.nothingPendingMore')}
      </EmptyState>
    );
  return (
    <EmptyState icon={Inbox} title={t(`list.nothing.${agenda}`)}>
      {canCreate ? t(`list.nothingMore.${agenda}`) : t('list.nothingReadOnly')}
    </EmptyState>
  );
}
