import { ArrowLeft, Search, SlidersHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ExportPlace } from './FilterPlace.ts';
import type { ListSearch } from './FilterPlace.ts';

export interface FilterButtonsProps {
  /** The name for assistive technology and the title of the sheet. */
  label: string;
  /** The search; undefined for none. */
  search: ListSearch | undefined;
  /** The filters; without filters and export there is no sheet. */
  children?: ReactNode;
  /** The number of filters that differ from their defaults. */
  activeCount: number;
  /** Called when the user resets all filters; undefined while none is active. */
  onReset: (() => void) | undefined;
  /** The number of results; announced when it changes. */
  result: string | undefined;
  /** The label of the button that closes the sheet. */
  showLabel: string;
  /** A `ListExport`; undefined for none. */
  exports: ReactNode;
}

const loadSheet = () => import('./FilterSheet.tsx');

/** The buttons of a `FilterBar` in the bar of a screen. The search opens over the title. */
export function FilterButtons(props: FilterButtonsProps) {
  const { label, search, children, activeCount, onReset, result, showLabel, exports } = props;
  const { t } = useTranslation('patterns');
  const [isSearching, setIsSearching] = useState(Boolean(search?.value));
  // Only a press moves the focus between the button and the field, not a search that was open before.
  const [hasPressed, setHasPressed] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [exportsElement, setExportsElement] = useState<HTMLElement | null>(null);
  const closeSheet = () => setIsSheetOpen(false);

  function showSearch(isShown: boolean): void {
    setIsSearching(isShown);
    setHasPressed(true);
  }

  function closeSearch(): void {
    search?.onChange('');
    showSearch(false);
  }

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closeSearch();
  }

  return (
    <Root role="search" aria-label={label}>
      {search && isSearching && (
        <Over onKeyDownCapture={closeByEscape}>
          <IconButton label={t('filter.closeSearch')} icon={ArrowLeft} onPress={closeSearch} />
          <SearchField
            autoFocus={hasPressed}
            label={search.label}
            value={search.value}
            onChange={search.onChange}
            {...(search.onSubmit && { onSubmit: search.onSubmit })}
          />
        </Over>
      )}
      {search && !isSearching && (
        <IconButton
          autoFocus={hasPressed}
          label={search.label}
          icon={Search}
          onPress={() => showSearch(true)}
        />
      )}
      {(children || exports) && (
        <Sliders
          label={
            activeCount > 0
              ? `${t('filter.filters')}, ${t('filter.active', { count: activeCount })}`
              : t('filter.filters')
          }
          icon={SlidersHorizontal}
          aria-haspopup="dialog"
          data-active={activeCount > 0 || undefined}
          onPress={() => setIsSheetOpen(true)}
          {...prefetchOnIntent(loadSheet)}
        />
      )}
      <VisuallyHidden role="status">{result}</VisuallyHidden>
      <Deferred load={loadSheet} name={label} isWanted={isSheetOpen} onClose={closeSheet}>
        {({ FilterSheet }) =>
          isSheetOpen && (
            <FilterSheet
              title={label}
              showLabel={showLabel}
              onReset={onReset}
              exportsRef={setExportsElement}
              onClose={closeSheet}
            >
              {children}
            </FilterSheet>
          )
        }
      </Deferred>
      <ExportPlace value={exportsElement && { element: exportsElement, close: closeSheet }}>
        {exports}
      </ExportPlace>
    </Root>
  );
}

const Root = styled.div`
  display: contents;
`;

const Over = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  padding-inline: var(--space-1) var(--space-3);
  background: var(--color-surface);

  & > :last-child {
    flex: 1;
    min-width: 0;
  }
`;

/* The dot says that a filter is set, like the name of the button. */
const Sliders = styled(IconButton)`
  position: relative;

  &[data-active]::after {
    content: '';
    position: absolute;
    top: 9px;
    right: 8px;
    width: 9px;
    height: 9px;
    border: 1.5px solid var(--color-surface);
    border-radius: 50%;
    background: var(--color-accent);
  }

  @media (forced-colors: active) {
    &[data-active]::after {
      background: Highlight;
    }
  }
`;
