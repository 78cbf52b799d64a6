import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { followHeading } from './page-heading.ts';

/** Keeps the document's title in the language of the interface. Shows nothing. */
export function PageTitle() {
  const { t } = useTranslation('patterns');
  const product = t('signIn.product');
  useEffect(() => followHeading(document, product), [product]);
  return null;
}
