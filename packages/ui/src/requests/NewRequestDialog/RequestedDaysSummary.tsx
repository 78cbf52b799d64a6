import { uniqueKeys } from '@selfservice/api/core/unique-keys';
import type { RequestSummary } from '@selfservice/api/requests/request-form.types';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDebounced } from '../../environment/useDebounced.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { usePeriodWords } from '../PeriodFields/usePeriodWords.ts';
import { requestSummaryWords } from './requestSummaryWords.ts';

export interface RequestedDaysSummaryProps {
  /** The summary; null while the period is incomplete or in a wrong order. */
  summary: RequestSummary | null;
}

/** The time without a change before assistive technology reads the summary, in milliseconds. */
const announceAfterMs = 700;

/** The summary below the fields of a new request: its days, the balance after it, and warnings. */
export function RequestedDaysSummary({ summary }: RequestedDaysSummaryProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const words = usePeriodWords();
  const when = summary ? words.ofPeriod(summary.agenda, summary.period) : '';
  const { facts, warnings } = summary
    ? requestSummaryWords(t, language, summary)
    : { facts: '', warnings: [] };
  // Two requests for the same days have the same warning.
  const keys = uniqueKeys(warnings);
  const announced = useDebounced([when, facts, ...warnings].filter(Boolean).join('. '), announceAfterMs);
  return (
    <Root role="group" aria-label={t('new.summary.name')}>
      <p>{when}</p>
      <p>{facts}</p>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning, index) => (
            <li key={keys[index]}>
              <Icon of={TriangleAlert} size={16} />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{summary && announced}</VisuallyHidden>
    </Root>
  );
}

/* Always as high as with one warning, so that the fields below do not move. */
const Root = styled.div`
  align-content: start;
  min-height: 4lh;
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;

  & > p {
    min-height: 1lh;
    text-wrap: pretty;
  }

  & > p:first-child {
    font-size: var(--text-3);
    font-weight: var(--weight-medium);
  }

  & > p:nth-child(2) {
    color: var(--color-text-muted);
  }

  li {
    display: flex;
    align-items: flex-start;
    gap: var(--space-2);
    margin-top: var(--space-1);
  }

  svg {
    height: 1lh;
    color: var(--color-caution);
  }
`;
