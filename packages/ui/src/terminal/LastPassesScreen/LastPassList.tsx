import type { LastPass } from '@selfservice/api/terminal/last-passes';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { formatListDay, formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Day, DayHeading, PassRow } from './PassRow.ts';
import { passesByDay } from './passesByDay.ts';
import { usePositionWords } from './usePositionWords.ts';

export interface LastPassListProps {
  /** The passes, the latest first; at least one. */
  passes: readonly LastPass[];
}

/** Passes by day, the latest first. @requirement terminal-9 */
export function LastPassList({ passes }: LastPassListProps) {
  const { t } = useTranslation('terminal');
  const language = useLanguage();
  const today = useClock().localNow();
  const positionWords = usePositionWords();
  return (
    <div>
      {passesByDay(passes).map(({ day, passes: ofDay }) => (
        <Day key={day} aria-label={formatListDay(day, today, language)}>
          <DayHeading>{formatListDay(day, today, language)}</DayHeading>
          <ul>
            {ofDay.map(({ at, typeName, fullName, note, position }, index) => (
              <PassRow key={`${at} ${index}`}>
                <time data-part="time" dateTime={at}>
                  {formatTime(at, language)}
                </time>
                <span data-part="type">{typeName || t('lastPasses.unknownType')}</span>
                <span data-part="name">{fullName}</span>
                {note && (
                  <span data-part="note">
                    <VisuallyHidden>{t('lastPasses.note')}: </VisuallyHidden>
                    {note}
                  </span>
                )}
                {position !== null && (
                  <span data-part="gps">
                    <Icon of={MapPin} size={16} />
                    <span>
                      <VisuallyHidden>{t('lastPasses.gps')}: </VisuallyHidden>
                      {positionWords(position)}
                    </span>
                  </span>
                )}
              </PassRow>
            ))}
          </ul>
        </Day>
      ))}
    </div>
  );
}
