import { hasStampImage } from '@selfservice/api/worksheet/visibility';
import { stateOfWorksheet } from '@selfservice/api/worksheet/worksheet-state';
import type { Worksheet, WorksheetStamp } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import { formatDetailMoment } from '../../i18n/formatDate.ts';
import { atStart, formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { worksheetStateIcons } from '../../patterns/StateIcon/worksheetStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { factNames, stampNames } from './headerNames.ts';
import { StampPicture } from './StampPicture.tsx';
import { Facts, Name, Root, Stamps } from './WorksheetHeader.styles.ts';

export interface WorksheetHeaderProps {
  /** The worksheet. */
  worksheet: Worksheet;
}

/** The person, the state and the stamps of a worksheet. @requirement worksheet-5, worksheet-42 */
export function WorksheetHeader({ worksheet }: WorksheetHeaderProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const facts = {
    personalNumber: worksheet.personalNumber,
    month: atStart(formatMonth(worksheet.month, language), language),
    centre: worksheet.centreName,
    model: worksheet.model,
  };
  return (
    <Root aria-label={t('header.title')}>
      <Name>
        <h2>{worksheet.fullName}</h2>
        <StateIcon look={worksheetStateIcons[stateOfWorksheet(worksheet)]} />
      </Name>
      <Facts>
        {factNames
          .filter((name) => facts[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt>{t(`header.${name}`)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
      </Facts>
      <Stamps>
        <dl aria-label={t('header.stamps')}>
          {stampNames.map((name) => (
            <div key={name} data-missing={worksheet[name] === null || undefined}>
              <dt>{t(`header.${name}`)}</dt>
              <dd>
                <Stamp stamp={worksheet[name]} />
              </dd>
            </div>
          ))}
        </dl>
        {hasStampImage(worksheet) && <StampPicture />}
      </Stamps>
    </Root>
  );
}

/** Name and time of a stamp. */
function Stamp({ stamp }: { stamp: WorksheetStamp | null }) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  if (stamp === null) return t('header.notYet');
  return [stamp.by, stamp.at && formatDetailMoment(stamp.at, language)].filter(Boolean).join(', ');
}
