import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { ApprovalsFilter } from '../ApprovalsFilter/ApprovalsFilter.tsx';
import { ApprovalsActions } from './ApprovalsActions.tsx';
import type { ApprovalsActionsProps } from './ApprovalsActions.tsx';
import type { ApprovalsData } from './approvalsData.ts';
import type { useApprovalsFilter } from './useApprovalsFilter.ts';

export interface ApprovalsHeadProps extends Pick<
  ApprovalsActionsProps,
  'agenda' | 'personRef' | 'onMassApprove' | 'onShowKeys'
> {
  /** Home. */
  backHref: string;
  /** A detail is shown: on a phone it has the whole screen. */
  isDetailShown: boolean;
  /** What narrows the list. */
  filter: ReturnType<typeof useApprovalsFilter>;
  /** Only what is pending was asked for, or everything. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** Another list is asked for. */
  onFilterChange: () => void;
  /** The requests, and what the person may do. */
  data: Pick<ApprovalsData, 'requests' | 'isApprover' | 'requestForPermission'>;
}

/** Title, actions and filters. */
export function ApprovalsHead(props: ApprovalsHeadProps) {
  const { backHref, isDetailShown, filter, onPendingOnlyChange, onFilterChange, data, ...actions } = props;
  const { agenda } = actions;
  const { t } = useTranslation('approvals');
  const changing =
    <V,>(change: (value: V) => void) =>
    (value: V) => {
      change(value);
      onFilterChange();
    };
  return (
    <Root data-away={isDetailShown || undefined}>
      <PageHeader
        title={t(`title.${agenda}`)}
        backHref={backHref}
        actions={
          <ApprovalsActions
            isApprover={data.isApprover ?? false}
            requestForPermission={data.requestForPermission}
            {...actions}
          />
        }
      />
      <ApprovalsFilter
        key={filter.resets}
        agenda={agenda}
        count={data.requests?.length}
        isPendingOnly={filter.query.isPendingOnly}
        onPendingOnlyChange={changing(onPendingOnlyChange)}
        applicant={filter.applicant}
        onApplicantChange={changing(filter.setApplicant)}
        onSearch={changing(filter.setSearch)}
      />
    </Root>
  );
}

const Root = styled.div`
  @media (width < 1024px) {
    &[data-away] {
      display: none;
    }
  }
`;
