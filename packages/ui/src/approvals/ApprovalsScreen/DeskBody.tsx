import { Inbox, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ListDetail } from '../../patterns/ListDetail/ListDetail.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ApprovalsList } from '../ApprovalsList/ApprovalsList.tsx';
import type { ApprovalsDeskProps } from './ApprovalsDesk.tsx';
import { DeskBar } from './DeskBar.tsx';
import { DeskDecision } from './DeskDecision.tsx';
import { DeskDetail } from './DeskDetail.tsx';
import { isBulk } from './isBulk.ts';
import type { useDesk } from './useDesk.ts';

/** Props of `DeskBody`. */
export interface DeskBodyProps extends ApprovalsDeskProps {
  /** What everything does. */
  desk: ReturnType<typeof useDesk>;
}

/** The list and beside it the detail, or what stands in their place. */
export function DeskBody(props: DeskBodyProps) {
  const { agenda, requests, error, isRefreshing, onRefresh, filter, selection, shown, desk } = props;
  const { t } = useTranslation('approvals');
  const isSelectionDecided = isBulk(selection, desk);
  const isNothingSelected = isSelectionDecided && desk.selected.length === 0;
  const canDecide = props.isApprover === true;
  const isDecidedHere = canDecide && !isSelectionDecided && desk.current?.state === 'pending';
  const hasList = requests !== undefined || !error;
  const isFiltered = filter.search !== '' || filter.applicant !== null;
  return (
    <Root>
      {shown.isMissing && (
        <Banner
          tone="caution"
          title={t('missing.title')}
          actions={<Button onPress={shown.forgetMissing}>{t('missing.close')}</Button>}
        >
          {t('missing.text')}
        </Banner>
      )}
      {props.rolesError && !error && (
        <ErrorPanel error={props.rolesError} title={t('rolesFailed')} onRetry={props.onRetryRoles} />
      )}
      {error && (
        <ErrorPanel
          error={error}
          title={t(requests ? 'refreshFailed' : 'loadFailed')}
          isRetrying={isRefreshing}
          onRetry={onRefresh}
        />
      )}
      {!hasList && <DeskBar {...props} />}
      {hasList && (
        <ListDetail
          list={
            <ApprovalsList
              label={t(`title.${agenda}`)}
              items={desk.items}
              isLoading={!requests}
              renderEmpty={() =>
                isFiltered ? (
                  <EmptyState
                    icon={SearchX}
                    title={t('nothingFound.title')}
                    action={<Button onPress={desk.reset}>{t('nothingFound.reset')}</Button>}
                  />
                ) : (
                  <EmptyState icon={Inbox} title={t(filter.isPendingOnly ? 'empty.pending' : 'empty.all')}>
                    {t('empty.more')}
                  </EmptyState>
                )
              }
              shownId={desk.current && String(desk.current.id)}
              onFocus={desk.onFocus}
              onOpen={desk.show}
              onKey={(key, id) => isNothingSelected || desk.decideByKey(key, id)}
              canDecide={canDecide}
              isSelecting={canDecide && selection.isSelecting}
              selectedIds={selection.ids}
              onBegin={selection.begin}
              onSelectionChange={selection.change}
              focusRow={desk.focusRow}
            />
          }
          detail={desk.current && <DeskDetail {...props} request={desk.current} />}
          detailActions={
            isDecidedHere &&
            desk.current && <DeskDecision key={desk.current.id} {...props} request={desk.current} />
          }
          bar={<DeskBar {...props} />}
          detailLabel={desk.current ? t('detail.of', { name: desk.current.applicant }) : t('detail.label')}
          placeholder={
            requests?.length !== 0 && (
              <EmptyState icon={Inbox} title={t('detail.none')}>
                {canDecide && t('detail.hint')}
              </EmptyState>
            )
          }
          onClose={desk.leaveDetail}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;
