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
  /** Whose worksheet it is, and where it stands. */
  worksheet: PersonWorksheetState;
  /** The month of the worksheet. */
  month: LocalMonth;
  /** Whether the user may know how to reach the person. */
  contactsPermission: Permission;
  /** The list has been asked for again and does not have it any more. */
  isGone: boolean;
}

/** Where somebody's worksheet stands, and how to reach the person. Specification 001 sections 3 and 6. */
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
