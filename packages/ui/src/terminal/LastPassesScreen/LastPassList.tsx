import { directionOfPass } from '@selfservice/api/terminal/pass-direction';
import type { LastPass } from '@selfservice/api/terminal/last-passes';
import type { PassType } from '@selfservice/api/terminal/pass-types';
import { useNow } from '../../environment/useNow.ts';
import { formatListDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { GroupHeading } from '../../primitives/List/GroupHeading.tsx';
import { PassItem } from './PassItem.tsx';
import { Day, Person } from './PassRow.ts';
import { passesByDay } from './passesByDay.ts';

export interface LastPassListProps {
  /** The passes, the latest first; at least one. */
  passes: readonly LastPass[];
  /** The types of passes, which have the directions; undefined while loading, and where they could not be loaded. */
  types: readonly PassType[] | undefined;
}

/** Passes by day, the latest first. The name that all of them have is above them. @requirement terminal-9, terminal-36 */
export function LastPassList({ passes, types }: LastPassListProps) {
  const language = useLanguage();
  const today = useNow();
  const [name = '', ...others] = new Set(passes.map(({ fullName }) => fullName));
  const hasNames = others.length > 0;
  return (
    <div>
      {!hasNames && name !== '' && <Person>{name}</Person>}
      {passesByDay(passes).map(({ day, passes: ofDay }) => (
        <Day key={day} aria-label={formatListDay(day, today, language)}>
          <GroupHeading count={ofDay.length}>{formatListDay(day, today, language)}</GroupHeading>
          <ul>
            {ofDay.map((pass, index) => (
              <PassItem
                key={`${pass.at} ${index}`}
                pass={pass}
                direction={directionOfPass(pass.typeName, types)}
                hasName={hasNames}
              />
            ))}
          </ul>
        </Day>
      ))}
    </div>
  );
}
