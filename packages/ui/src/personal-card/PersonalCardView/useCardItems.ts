import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PersonalCard } from '@selfservice/api/personal-card/personal-card';
import { useTranslation } from 'react-i18next';
import { formatDetailDay, formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useContactItems } from '../../patterns/Contacts/useContactItems.ts';
import type { DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx';

/** The parts of a card, in order. */
export const cardSections = ['employment', 'contacts', 'presence'] as const;

/** A part of a card. */
export type CardSection = (typeof cardSections)[number];

const noContacts = { email: null, phones: [] };

/** Returns the items of each part of a card for `DescriptionList`; loading items without a card. */
export function useCardItems(
  card: PersonalCard | undefined,
): Record<CardSection, readonly DescriptionItem[]> {
  const { t } = useTranslation('personal-card');
  const language = useLanguage();
  const contacts = useContactItems(card?.contacts ?? noContacts, 'allowed');
  const isLoading = !card;
  const item = (term: string, details: string | null | undefined) => ({ term, details, isLoading });
  const day = (value: LocalDate | null | undefined) => value && formatDetailDay(value, language);
  return {
    employment: [
      item(t('personalNumber'), card?.personalNumber),
      item(t('order'), card?.employmentOrder),
      item(t('centre'), card?.centreName),
      item(t('profession'), card?.profession),
      item(t('validFrom'), day(card?.validFrom)),
      item(t('validTo'), day(card?.validTo)),
    ],
    contacts: contacts.map((contact) => ({ ...contact, isLoading })),
    presence: [
      item(t('presence'), card?.presence),
      item(t('lastPass'), card?.lastPassAt && formatDetailMoment(card.lastPassAt, language)),
    ],
  };
}
