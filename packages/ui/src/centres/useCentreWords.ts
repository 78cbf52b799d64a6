import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import { useTranslation } from 'react-i18next';

/** Returns the choice in words: `Assembly`, and `with sub-centres, Foremen`. Empty until the centre is loaded. */
export function useCentreWords(
  choice: CentreChoice | null,
): readonly [name: string, more: string] | readonly [] {
  const { t } = useTranslation('centres');
  if (!choice) return [];
  const { centre, includesSubcentres, categoryRef, categoryName } = choice;
  const subcentres = t(includesSubcentres ? 'button.withSubcentres' : 'button.withoutSubcentres');
  const category = categoryName ? `, ${categoryName}` : t('button.oneCategory');
  return [centre.name, categoryRef === null ? subcentres : `${subcentres}${category}`];
}
