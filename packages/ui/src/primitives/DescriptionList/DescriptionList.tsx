import type { ComponentProps, ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A term with its details. */
export interface DescriptionItem {
  /** The label of the details, unique in the list. */
  term: string;
  /** The value. Null, undefined and the empty string are shown as a dash. */
  details?: ReactNode;
  /** Whether the details are loading. Default false. */
  isLoading?: boolean;
}

/** Other props are passed to the root element. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The terms with their details, in order. */
  items: readonly DescriptionItem[];
}

/** A list of terms with details, in two columns if there is room, otherwise the details below their term. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  const { t } = useTranslation('primitives');
  return (
    <Root {...rest}>
      {items.map((item) => (
        <Pair key={item.term}>
          <dt>{item.term}</dt>
          <dd>{detailsOf(item, t)}</dd>
        </Pair>
      ))}
    </Root>
  );
}

function detailsOf({ details, isLoading = false }: DescriptionItem, t: TFunction<'primitives'>): ReactNode {
  if (isLoading)
    return (
      <>
        <Skeleton width="12ch" />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </>
    );
  if (details != null && details !== '') return details;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('notGiven')}</VisuallyHidden>
    </>
  );
}

const Root = styled.dl`
  container-type: inline-size;
`;

const Pair = styled.div`
  padding-block: var(--space-2);

  & + & {
    border-top: 1px solid var(--color-border);
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  @container (width >= 480px) {
    display: grid;
    grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr);
    align-items: baseline;
    gap: var(--space-4);
  }
`;
