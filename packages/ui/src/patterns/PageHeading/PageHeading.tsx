import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { createHeadingFocus } from './createHeadingFocus.ts';

/** Other attributes go to the heading. */
export interface PageHeadingProps extends Omit<ComponentProps<'h1'>, 'children' | 'ref'> {
  /** The text of the heading; with the product's name it is also the title of the document. */
  children: string;
}

/** The main heading of the page. It receives the focus after a navigation. */
export function PageHeading({ children, ...rest }: PageHeadingProps) {
  'use no memo'; // Rendering this costs less than memoizing it.
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

/** Shared by all headings, because a page has one heading at a time. */
const { attach, request } = createHeadingFocus();

/** Moves the focus to the page's heading, or to the next one that is mounted. */
export const focusHeading = request;
