import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import { useTranslation } from 'react-i18next';

/** Whose people are shown, in words: `Assembly`, and `with sub-centres, Foremen`. Nothing while the centre is not known. */
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
