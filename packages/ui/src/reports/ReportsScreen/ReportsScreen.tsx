import type { Report } from '@selfservice/api/reports/report-groups';
import { toBuiltInGroups } from '@selfservice/api/reports/report-groups';
import type { UsedValues } from '@selfservice/api/reports/report-values';
import { serverReportsQuery } from '@selfservice/api/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePermissions } from '../../environment/Environment.tsx';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { findByWords } from '@selfservice/api/core/find-by-words';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { ReportList } from '../ReportList/ReportList.tsx';
import { ReportListSkeleton } from '../ReportList/ReportListSkeleton.tsx';
import { groupName, reportName } from '../reportWords.ts';
import { loadReportDialog } from './loadDialogs.ts';
import { OpenReport } from './OpenReport.tsx';

export interface ReportsScreenProps {
  /** The reference of the person of the session. */
  personRef: string;
  /** The name of the person of the session. */
  personName: string;
  /** The remembered values of the reports, by their classes. */
  used: Readonly<Record<string, UsedValues>>;
  /** Called with the values to remember when a report is loaded. */
  onUse: (className: string, used: UsedValues) => void;
  /** The address of home. */
  backHref: string;
}

/** The reports that the person may load. @requirement reports-1, reports-2, reports-3, reports-11 */
export function ReportsScreen({ personRef, personName, used, onUse, backHref }: ReportsScreenProps) {
  const { t } = useTranslation('reports');
  const language = useBackendLanguage();
  const permissions = usePermissions();
  const server = useQuery(serverReportsQuery(language));
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<Report | null>(null);
  const row = useRef<HTMLElement>(null);

  const all = [...toBuiltInGroups(permissions), ...(server.data ?? [])];
  const found = all
    .map((group) => {
      const name = groupName(group, t);
      const reports = findByWords(group.reports, typed, (report) => `${name} ${reportName(report, t)}`);
      return { ...group, reports };
    })
    .filter(({ reports }) => reports.length > 0);
  const count = found.reduce((sum, { reports }) => sum + reports.length, 0);
  const isSearching = typed.trim() !== '';

  return (
    <ScreenFrame title={t('title')} backHref={backHref}>
      <Tools>
        {all.length > 0 && (
          <FilterBar
            label={t('search')}
            search={{ label: t('search'), value: typed, onChange: setTyped }}
            result={isSearching ? t('found', { count }) : undefined}
          />
        )}
        {server.error && (
          <ErrorPanel
            error={server.error}
            title={t('failed')}
            isRetrying={server.isFetching}
            onRetry={() => void server.refetch()}
          />
        )}
      </Tools>
      {(found.length > 0 || server.isPending) && (
        <ReportList
          groups={found}
          onIntent={() => prefetchCode(loadReportDialog)}
          onChoose={(report, place) => {
            row.current = place;
            setOpen(report);
          }}
        >
          {server.isPending && !isSearching && <ReportListSkeleton />}
        </ReportList>
      )}
      {all.length === 0 && server.isSuccess && (
        <EmptyState icon={FileSearch} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
      {all.length > 0 && found.length === 0 && (
        <EmptyState
          icon={FileSearch}
          title={t('notFound', { typed: typed.trim() })}
          action={<Button onPress={() => setTyped('')}>{t('showAll')}</Button>}
        />
      )}
      <OpenReport
        personRef={personRef}
        personName={personName}
        used={used}
        onUse={onUse}
        report={open}
        onClose={() => {
          flushSync(() => setOpen(null));
          returnFocus(() => row.current);
        }}
      />
    </ScreenFrame>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  &:not(:empty) {
    padding-bottom: var(--space-6);
  }
`;
