import type { ComponentProps, ReactNode } from 'react';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useIsBelowDesk } from '../../environment/useIsBelowDesk.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { ScreenBarSlot } from '../ScreenFrame/ScreenBarSlot.ts';
import { FilterButtons } from './FilterButtons.tsx';
import type { ListSearch } from './FilterPlace.ts';

/** Other attributes go to the row of a desk. */
export interface FilterBarProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** The name for assistive technology and the title of the sheet, for example "Request filters". */
  label: string;
  /** The search. Default none. */
  search?: ListSearch | undefined;
  /** The filters: `FilterMenu`, `Switch`, a field. Default none. */
  children?: ReactNode;
  /** The number of filters that differ from their defaults, without the search. Default 0. */
  activeCount?: number;
  /** Called when the user resets all filters; the button appears while a filter is active. */
  onReset?: (() => void) | undefined;
  /** The number of results, for example "12 requests"; announced when it changes. */
  result?: string | undefined;
  /** The label of the button that closes the sheet, for example "Show 12 requests". Default "Show list". */
  showLabel?: string | undefined;
  /** A `ListExport`. Default none. */
  exports?: ReactNode;
}

/**
 * Search, filters, number and export of a list: one row on a desk; buttons in the bar of the `ScreenFrame` below a width of
 * 1024 px, where the search opens over the title and the rest in a sheet.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, search, children, activeCount = 0, onReset, result, showLabel, exports, ...rest } = props;
  const { t } = useTranslation('patterns');
  const isBelowDesk = useIsBelowDesk();
  const slot = use(ScreenBarSlot);
  const reset = activeCount > 0 ? onReset : undefined;
  if (isBelowDesk) {
    const buttons = (
      <FilterButtons
        label={label}
        search={search}
        activeCount={activeCount}
        onReset={reset}
        result={result}
        showLabel={showLabel ?? t('filter.show')}
        exports={exports}
      >
        {children}
      </FilterButtons>
    );
    return slot === undefined ? buttons : slot && createPortal(buttons, slot);
  }
  return (
    <Row role="search" aria-label={label} {...rest}>
      {search && (
        <Search
          label={search.label}
          value={search.value}
          onChange={search.onChange}
          {...(search.onSubmit && { onSubmit: search.onSubmit })}
        />
      )}
      {children}
      {reset && (
        <Button kind="quiet" onPress={reset}>
          {t('filter.reset')}
        </Button>
      )}
      <Result role="status">{result}</Result>
      {exports}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control-height);
  font-size: var(--text-2);

  & > * {
    flex: 0 1 auto;
  }

  & button,
  & input {
    font-size: inherit;
  }

  /* A field is as high as the other controls, with its border. */
  & div:has(> input) {
    min-height: var(--control-height);

    & > button {
      height: calc(var(--control-height) - 2px);
    }
  }

  /* A switch, and a field with a label, look like the button of a menu: a border around the muted label and the value. */
  & > label,
  & > div:has(> label) {
    border: 1px solid var(--color-border-control);
    border-radius: var(--radius-small);
    background: var(--color-surface-raised);
  }

  & > label {
    flex: none;
    flex-direction: row-reverse;
    gap: var(--space-2);
    padding-inline: var(--space-3);
    color: var(--color-text-muted);

    &:is([data-hovered], [data-pressed]) {
      background: var(--color-surface-hover);
    }

    @media (width < 1280px) {
      padding-inline: var(--space-2);
    }
  }

  && > div:has(> label) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: stretch;
    gap: 0;
    /* It shrinks before a menu loses a part of its words: not even a part of a pixel. */
    flex: 0 9999 18rem;
    min-width: 10rem;

    &:has(input:focus-visible) {
      outline: 2px solid var(--color-focus);
      outline-offset: 1px;
    }

    & > label {
      display: flex;
      align-items: center;
      padding-left: var(--space-3);
      color: var(--color-text-muted);
      font-size: inherit;
      font-weight: var(--weight-regular);
    }

    & > div {
      min-height: calc(var(--control-height) - 2px);
      border: 0;
      outline: 0;
      background: none;
    }

    & input {
      padding-left: var(--space-2);

      /* It says what the filter does while it is empty. */
      &::placeholder {
        color: inherit;
      }
    }

    /* Like that of a menu, the label is only for assistive technology in a small window of a desk. */
    @media (width < 1280px) {
      grid-template-columns: minmax(0, 1fr);
      flex-basis: 10rem;
      min-width: 7rem;

      & > label {
        position: absolute;
        clip-path: inset(50%);
      }

      & input {
        padding-left: var(--space-3);
      }
    }
  }

  @media print {
    display: none;
  }
`;

const Search = styled(SearchField)`
  && {
    flex: 1 999 8rem;
    min-width: 7rem;
    max-width: 20rem;
  }
`;

/*
 * Its width is reserved, so that the filters do not move when the number is known. It wraps before a filter shrinks: two
 * lines are as high as the row.
 */
const Result = styled.p`
  && {
    flex-shrink: 9999;
  }

  min-width: min-content;
  margin-left: auto;
  text-align: end;
  text-wrap: balance;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);

  &::before {
    content: '';
    display: block;
    width: 3.5rem;
  }

  @media (width >= 1280px) {
    min-width: 8.5rem;
  }
`;
