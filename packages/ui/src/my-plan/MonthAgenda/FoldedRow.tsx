import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWeekdayRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { FoldedDays } from './agendaRows.ts';

export interface FoldedRowProps {
  /** The folded days. */
  days: FoldedDays;
  /** Shown beside the days: they are free, or it is only known that nothing is planned. */
  freeWord: string;
  /** Called when the user wants to see each day. Default: the row is no button, while the plan is loading. */
  onUnfold?: () => void;
}

/** Free days in one row, which unfolds to a row for each day. @requirement my-plan-50 */
export function FoldedRow({ days, freeWord, onUnfold }: FoldedRowProps) {
  const { t } = useTranslation('my-plan');
  const range = formatWeekdayRange(days, useLanguage());
  const { first, last, isMarked } = days;
  return (
    <li data-day={first} data-last-day={last} data-off="weekend" className="folded">
      {onUnfold ? (
        <button type="button" className="head" aria-expanded={false} onClick={onUnfold}>
          <span data-plan-day={first} data-plan-last={last} className="range">
            <span>{range}</span>
            {isMarked && (
              <span className="mark" title={t('marked.head')}>
                <Icon of={Check} size={14} />
                <VisuallyHidden>{t('marked.head')}</VisuallyHidden>
              </span>
            )}
          </span>{' '}
          <span className="free">{freeWord}</span>
          <Icon of={ChevronDown} size={16} />
        </button>
      ) : (
        <div className="head">
          <span className="range">{range}</span>
        </div>
      )}
    </li>
  );
}
