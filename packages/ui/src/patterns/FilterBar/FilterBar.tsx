import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

/** Other attributes go to the root. */
export interface FilterBarProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** The name of the bar for assistive technology, for example "Request filters". */
  label: string;
  /** The search field; always visible. Default none. */
  search?: ReactNode;
  /** The filters. In a bar narrower than 640 px they collapse behind a button. */
  children?: ReactNode;
  /** Whether the filters collapse in a narrow bar; false for a filter that is used all the time. Default true. */
  isFoldable?: boolean;
  /** The number of active filters, without the search. Default 0. */
  activeCount?: number;
  /** Called when the user resets all filters; the button appears while a filter is active. */
  onReset?: () => void;
  /** The number of results, for example "12 requests"; announced when it changes. */
  result?: ReactNode;
}

/** The bar with the search and the filters of a screen. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, children, isFoldable = true, activeCount = 0, onReset, result, ...rest } = props;
  const { t } = useTranslation('patterns');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const filtersId = useId();
  return (
    <Root role="search" aria-label={label} {...rest}>
      <Row>
        {search && <Search>{search}</Search>}
        {children && isFoldable && (
          <Folder>
            <Button
              icon={SlidersHorizontal}
              aria-expanded={isUnfolded}
              aria-controls={filtersId}
              onPress={() => setIsUnfolded(!isUnfolded)}
            >
              {t('filter.filters')}
              <Badge count={activeCount} label={t('filter.active', { count: activeCount })} />
            </Button>
          </Folder>
        )}
        {children && (
          <Filters
            id={filtersId}
            data-unfolded={isUnfolded || undefined}
            data-fixed={!isFoldable || undefined}
          >
            {children}
            {activeCount > 0 && onReset && (
              <Button kind="quiet" onPress={onReset}>
                {t('filter.reset')}
              </Button>
            )}
          </Filters>
        )}
        <Result role="status" data-below={isFoldable || search !== undefined || undefined}>
          {result}
        </Result>
      </Row>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

const Search = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  max-width: 24rem;
`;

const Folder = styled.div`
  @container (width >= 640px) {
    display: none;
  }
`;

const Filters = styled.div`
  display: none;
  flex: 1 1 100%;
  flex-direction: column;
  align-items: start;
  gap: var(--space-3);
  padding-block: var(--space-2);

  &[data-unfolded] {
    display: flex;
  }

  &[data-fixed] {
    display: flex;
    flex: 0 1 auto;
    flex-flow: row wrap;
    gap: var(--space-2) var(--space-4);
    padding-block: 0;
  }

  @container (width >= 640px) {
    display: flex;
    flex: 0 1 auto;
    flex-flow: row wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: 0;
  }
`;

const Result = styled.p`
  margin-left: auto;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }

  /* A separate line below the search. It has the same height before the result is known. */
  @container (width < 640px) {
    &[data-below] {
      flex: 1 0 100%;
      text-align: end;
    }
  }
`;
