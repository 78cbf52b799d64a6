import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { createHeadingFocus } from './createHeadingFocus.ts';

/** Everything but the text goes to the heading. */
export interface PageHeadingProps extends Omit<ComponentProps<'h1'>, 'children' | 'ref'> {
  /** What the page is about; the document's title says it too, with the product's name. */
  children: string;
}

/** The page's one heading. The focus comes here after a navigation. */
export function PageHeading({ children, ...rest }: PageHeadingProps) {
  'use no memo'; // So little costs less than remembering it.
  const { t } = useTranslation('patterns');
  return (
    <>
      <title>{`${children} · ${t('signIn.product')}`}</title>
      <h1 ref={attach} tabIndex={-1} {...rest}>
        {children}
      </h1>
    </>
  );
}

/** A page has one heading at a time. */
const { attach, request } = createHeadingFocus();

/** Puts the focus on the page's heading; where there is none yet, on the next one. */
export const focusHeading = request;
