import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { Permission } from '@selfservice/api/session/permissions';
import type { PersonWorksheetState } from '@selfservice/api/worksheet-states/worksheet-states';
import { useTranslation } from 'react-i18next';
import { atStart, formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useContactItems } from '../../patterns/Contacts/useContactItems.ts';
import { DetailArticle } from '../../patterns/ListDetail/DetailArticle.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { worksheetStateIcons } from '../../patterns/StateIcon/worksheetStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';

export interface WorksheetStateDetailProps {
  /** The row of the worksheet. */
  worksheet: PersonWorksheetState;
  /** The month of the worksheet. */
  month: LocalMonth;
  /** The permission to see contacts. */
  contactsPermission: Permission;
  /** Whether the worksheet is missing in a newer list. */
  isGone: boolean;
}

/** The state of a worksheet and the contacts of the person. @requirement worksheet-states-6, worksheet-states-10 */
export function WorksheetStateDetail(props: WorksheetStateDetailProps) {
  const { worksheet, month, contactsPermission, isGone } = props;
  const { t } = useTranslation('worksheet-states');
  const language = useLanguage();
  const contacts = useContactItems(worksheet.contacts, contactsPermission);
  return (
    <DetailArticle>
      <h2>{titlesAfter(worksheet.fullName)}</h2>
      {isGone && <Banner title={t('detail.gone')} />}
      <DescriptionList
        items={[
          { term: t('detail.month'), details: atStart(formatMonth(month, language), language) },
          { term: t('detail.state'), details: <StateIcon look={worksheetStateIcons[worksheet.state]} /> },
          ...contacts,
        ]}
      />
    </DetailArticle>
  );
}
