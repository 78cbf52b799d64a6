import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanDayState } from '@selfservice/api/my-plan/plan-day';
import { useTranslation } from 'react-i18next';
import { formatListDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { planDayIcons } from '../../patterns/StateIcon/planDayIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface DayDecisionsProps {
  /** The day. */
  day: LocalDate;
  /** The markers that the user may see. */
  states: readonly PlanDayState[];
  /** Called when the user wants to sign the day or to decide on its change. */
  onDecide: (kind: 'sign' | 'change', day: LocalDate) => void;
}

const kinds = { changeable: 'change', signable: 'sign' } as const;

/** Buttons with a word for what the user must do with a day; a quiet lock for a signed day. @requirement my-plan-51 */
export function DayDecisions({ day, states, onDecide }: DayDecisionsProps) {
  const { t } = useTranslation('my-plan');
  const { t: tPatterns } = useTranslation('patterns');
  const language = useLanguage();
  if (states.length === 0) return null;
  return (
    <div className="decisions">
      {states.map((state) => {
        const { icon, tone, text } = planDayIcons[state];
        if (state === 'signed')
          // The name of the day says it, too.
          return (
            <span key={state} aria-hidden="true" className="signed" title={tPatterns(text)}>
              <Icon of={icon} size={16} />
            </span>
          );
        const kind = kinds[state];
        const word = t(`agenda.${kind}`);
        return (
          <button
            key={state}
            type="button"
            className="chip"
            data-tone={tone}
            aria-label={`${word}: ${formatListDay(day, day, language)}`}
            onClick={() => onDecide(kind, day)}
          >
            <span>
              <Icon of={icon} size={14} />
              <span>{word}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
