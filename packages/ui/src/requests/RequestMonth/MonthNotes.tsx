import type { PlanNote } from '@selfservice/api/requests/request-form.types';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { MonthDay } from './monthDay.ts';
import { shiftLetters } from './monthDay.ts';

export interface MonthNotesProps {
  /** The visible days. */
  days: readonly MonthDay[];
  /** Why shifts are missing; null where they are complete. */
  planNote: PlanNote | null;
  /** Called when the user requests the plan again. */
  onRetry: () => void;
}

const states = ['pending', 'approved'] as const;

/** The notes below the month: why shifts are missing, and the legend of its marks. */
export function MonthNotes({ days, planNote, onRetry }: MonthNotesProps) {
  const { t } = useTranslation('requests');
  const names = new Map(
    days.flatMap(({ shifts }) => shifts.map((shift) => [shiftLetters(shift), shift.name] as const)),
  );
  const seen = new Set(days.flatMap(({ requests }) => requests.map(({ state }) => state)));
  const hasHoliday = days.some(({ holiday }) => holiday !== undefined);
  return (
    <Root>
      {planNote && (
        <p>
          <span>{t(`new.month.plan.${planNote}`)}</span>{' '}
          {planNote === 'failed' && (
            <Again kind="quiet" onPress={onRetry}>
              {t('new.month.again')}
            </Again>
          )}
        </p>
      )}
      <ul aria-label={t('new.month.legend')}>
        {[...names].map(([letters, name]) => (
          <li key={letters}>
            <b>{letters}</b> <span>{name}</span>
          </li>
        ))}
        {states
          .filter((state) => seen.has(state))
          .map((state) => (
            <li key={state}>
              <StateIcon look={requestStateIcons[state]} size={12} />
            </li>
          ))}
        {hasHoliday && (
          <li>
            <i aria-hidden="true" /> <span>{t('new.month.holiday')}</span>
          </li>
        )}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  min-height: 3lh;
  color: var(--color-text-muted);
  font-size: var(--text-1);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }

  li {
    min-width: 0;
    overflow-x: clip;
    overflow-wrap: anywhere;
  }

  li > span {
    gap: var(--space-1);
  }

  b {
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }

  i {
    display: inline-block;
    width: 12px;
    height: 12px;
    border: 1px solid var(--color-border);
    background-image: repeating-linear-gradient(135deg, var(--color-caution) 0 1px, transparent 1px 4px);
    vertical-align: -2px;

    @media (forced-colors: active) {
      forced-color-adjust: none;
      border-color: CanvasText;
      background-image: repeating-linear-gradient(135deg, CanvasText 0 1px, Canvas 1px 4px);
    }
  }
`;

/* A button within a sentence, as high as the line. */
const Again = styled(Button)`
  min-height: 24px;
  padding: 0 var(--space-1);
  font-size: inherit;
`;
