import type { PersonPresence } from '@selfservice/api/presence/presence';
import { reasonText } from '@selfservice/api/presence/presence';
import { useTranslation } from 'react-i18next';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { presenceIcons } from '../../patterns/StateIcon/presenceIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { PresenceColumns } from './PresenceColumns.ts';
import { usePassMoment } from './usePassMoment.ts';

export interface PresenceRowProps {
  /** Whose presence it is. */
  person: PersonPresence;
  /** It is the one whose detail is shown beside the list. */
  isOpen: boolean;
}

/** Somebody's presence: an icon, the name, whether there or away, why, and since when, as far as the user may know it. */
export function PresenceRow({ person, isOpen }: PresenceRowProps) {
  const { t } = useTranslation('patterns');
  const passMoment = usePassMoment();
  return (
    <PresenceColumns aria-current={isOpen || undefined}>
      <StateIcon look={presenceIcons[person.presence]} isCompact />
      <span data-part="name">{titlesAfter(person.fullName)}</span>
      <span data-part="standing">
        {/* The icon has told it to assistive technology. */}
        <span data-part="state" aria-hidden>
          {t(`state.presence.${person.presence}`)}
        </span>
        <span data-part="reason">{reasonText(person)}</span>
      </span>
      <span data-part="since">{passMoment(person)}</span>
    </PresenceColumns>
  );
}
