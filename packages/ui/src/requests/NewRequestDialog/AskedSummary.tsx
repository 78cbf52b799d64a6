import { uniqueKeys } from '@selfservice/api/core/unique-keys';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDebounced } from '../../environment/useDebounced.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { usePeriodWords } from '../PeriodFields/usePeriodWords.ts';
import type { Asking } from './askedWords.ts';
import { askedWords } from './askedWords.ts';

export interface AskedSummaryProps {
  /** What is asked for; null while it is not whole or not possible. */
  asking: Asking | null;
}

/** For this long nothing changes before it is read out, in milliseconds: a key after the other is one change. */
const readOutAfterMs = 700;

/** What a request asks for, while it is being entered: its days, what is left after it, and what speaks against it. */
export function AskedSummary({ asking }: AskedSummaryProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const words = usePeriodWords();
  const when = asking ? words.ofPeriod(asking.agenda, asking.period) : '';
  const { facts, warnings } = asking ? askedWords(t, language, asking) : { facts: '', warnings: [] };
  // Two requests of the same days have the same words.
  const keys = uniqueKeys(warnings);
  const said = useDebounced([when, facts, ...warnings].filter(Boolean).join('. '), readOutAfterMs);
  return (
    <Root role="group" aria-label={t('new.asked.name')}>
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
      <VisuallyHidden role="status">{asking && said}</VisuallyHidden>
    </Root>
  );
}

/* As high as its lines with a warning while it has none, so that nothing moves under a finger. */
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
