import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../environment/useNow.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { GroupHeading } from '../../primitives/List/GroupHeading.tsx';
import { List } from '../../primitives/List/List.tsx';
import type { RequestProgress } from '../request-words/requestLabel.ts';
import { requestLabel } from '../request-words/requestLabel.ts';
import type { RequestGroup } from './groupRequests.ts';
import { groupRequests, requestGroups } from './groupRequests.ts';
import { MyRequestRow } from './MyRequestRow.tsx';
import { RequestSection } from './RequestSection.ts';

export interface MyRequestListProps {
  /** The requests in the order of the backend, at least one. */
  requests: readonly WorkflowRequest[];
  /** The id of the request whose detail is open; null for none. */
  openId: number | null;
  /** Called when the user opens a request. */
  onOpen: (id: number) => void;
  /** Returns the progress of a decision about a request; null while there is none. */
  progressOf: (id: number) => RequestProgress | null;
}

/** The user's own requests in three groups with headings: pending, upcoming and decided. @requirement requests-64 */
export function MyRequestList({ requests, ...shared }: MyRequestListProps) {
  const groups = groupRequests(requests, useToday());
  return requestGroups
    .filter((group) => groups[group].length > 0)
    .map((group) => <Group key={group} group={group} requests={groups[group]} {...shared} />);
}

function Group(props: MyRequestListProps & { group: RequestGroup }) {
  const { group, requests, openId, onOpen, progressOf } = props;
  const { t } = useTranslation(['requests', 'patterns']);
  const headingId = useId();
  const words = { t, language: useLanguage(), today: useToday() };
  return (
    <RequestSection aria-labelledby={headingId} data-beside={openId !== null || undefined}>
      <GroupHeading id={headingId} count={requests.length}>
        {t(`requests:list.group.${group}`)}
      </GroupHeading>
      <List
        label={t(`requests:list.group.${group}`)}
        items={requests.map((request) => {
          const progress = progressOf(request.id);
          const label = requestLabel(words, request, progress);
          return { id: String(request.id), label, request, progress, isOpen: request.id === openId };
        })}
        renderItem={({ request, progress, isOpen }) => (
          <MyRequestRow request={request} progress={progress} isOpen={isOpen} />
        )}
        onAction={(id) => onOpen(Number(id))}
      />
    </RequestSection>
  );
}
