import { daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { MarkedRange } from '@selfservice/api/my-plan/marked-days';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDays } from '../../i18n/formatDuration.ts';
import { formatDetailRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';

export interface MarkedDaysProps {
  /** The marked days. */
  days: MarkedRange;
  /** Called when the user points at the button or focuses it, to prefetch the code of the dialog. */
  onIntent: () => void;
  /** Called with the pressed button when the user wants a new request for the days. */
  onRequest: (button: HTMLElement) => void;
  /** Called when the user removes the marks. */
  onClear: () => void;
}

/** The marked days of the plan, with buttons to request them or to remove the marks. */
export function MarkedDays({ days, onIntent, onRequest, onClear }: MarkedDaysProps) {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const { first, last } = days;
  return (
    <Root role="group" aria-label={t('marked.name')}>
      <p role="status">
        {t('marked.days', {
          count: daysBetween(first, last) + 1,
          days: formatDays(daysBetween(first, last) + 1, language),
          range: formatDetailRange(days, language),
        })}
      </p>
      <Button kind="quiet" onPress={onClear}>
        {t('marked.clear')}
      </Button>
      <Button
        icon={Plus}
        onHoverStart={onIntent}
        onFocus={onIntent}
        onPress={({ target }) => onRequest(target as HTMLElement)}
      >
        {t('action.newRequest')}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-variant-numeric: tabular-nums;

  & > p {
    flex: 1 1 14rem;
    font-weight: var(--weight-medium);
  }
`;
