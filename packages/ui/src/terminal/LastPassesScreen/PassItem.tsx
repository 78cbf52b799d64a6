import type { LastPass } from '@selfservice/api/terminal/last-passes';
import type { PassDirection } from '@selfservice/api/terminal/pass-types';
import { ArrowLeftRight, LogIn, LogOut, MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PassRow } from './PassRow.ts';
import { usePositionWords } from './usePositionWords.ts';

export interface PassItemProps {
  /** The pass. */
  pass: LastPass;
  /** The direction of the pass; null while loading, and where it is not known. */
  direction: PassDirection | null;
  /** Whether to show the name of the person. */
  hasName: boolean;
}

const icons: Record<PassDirection, LucideIcon> = { in: LogIn, out: LogOut, unknown: ArrowLeftRight };

/** A pass with time, direction, type, note and position. @requirement terminal-9, terminal-36 */
export function PassItem({ pass, direction, hasName }: PassItemProps) {
  const { t } = useTranslation('terminal');
  const language = useLanguage();
  const positionWords = usePositionWords();
  const { at, typeName, fullName, note, position } = pass;
  const way = direction === null || direction === 'unknown' ? '' : t(`direction.${direction}`);
  return (
    <PassRow>
      <time data-part="time" dateTime={at}>
        {formatTime(at, language)}
      </time>
      <span data-part="mark" data-direction={direction ?? undefined}>
        {direction && <Icon of={icons[direction]} size={20} />}
      </span>
      <span data-part="type">
        <span>{typeName || t('lastPasses.unknownType')}</span>
        {way !== '' && way !== typeName && <VisuallyHidden>{`, ${way}`}</VisuallyHidden>}
      </span>
      {hasName && <span data-part="name">{fullName}</span>}
      {note && (
        <span data-part="note">
          <VisuallyHidden>{`${t('lastPasses.note')}: `}</VisuallyHidden>
          <span>{note}</span>
        </span>
      )}
      {position !== null && (
        <span data-part="gps">
          <Icon of={MapPin} size={16} />
          <span>
            <VisuallyHidden>{`${t('lastPasses.gps')}: `}</VisuallyHidden>
            <span>{positionWords(position)}</span>
          </span>
        </span>
      )}
    </PassRow>
  );
}
