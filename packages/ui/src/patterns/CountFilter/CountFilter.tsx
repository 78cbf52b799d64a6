import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** A filter with the number of rows that it shows. */
export interface FilterCount<Id extends string> {
  id: Id;
  /** The name of the filter, for example "Missing". */
  label: string;
  /** The number, or a text such as "2:30"; undefined while loading, null if it is not known. */
  figure: number | string | null | undefined;
  /** Whether the figure is a text such as a duration, which needs more room than a number. Default false. */
  isText?: boolean;
  /** Whether the figure needs attention: it has the colour of caution unless it is 0. Default false. */
  isCaution?: boolean;
}

/** Other attributes go to the root. */
export interface CountFilterProps<Id extends string> extends Omit<
  ComponentProps<'div'>,
  'role' | 'onChange'
> {
  /** The name of the group for assistive technology, for example "Presence". */
  label: string;
  /** The filters in order, at most five. */
  counts: readonly FilterCount<Id>[];
  /** The chosen filter; null if another filter is chosen elsewhere. */
  value: Id | null;
  /** Called when the user chooses another filter. */
  onChange: (id: Id) => void;
}

/**
 * Large numbers above a list that are its filter: a press shows the rows of that number. The height is the same while the
 * numbers load. Arrow keys move the choice.
 */
export function CountFilter<Id extends string>(props: CountFilterProps<Id>) {
  const { label, counts, value, onChange, ...rest } = props;
  const { t } = useTranslation('patterns');
  const name = useId();
  const wordOf = ({ figure }: FilterCount<Id>) => (figure === null ? t('counts.unknown') : figure);
  return (
    <Root role="radiogroup" aria-label={label} {...rest}>
      {counts.map((count) => (
        <Option key={count.id}>
          <input
            type="radio"
            name={name}
            checked={count.id === value}
            aria-label={[count.label, wordOf(count)].filter((part) => part !== undefined).join(', ')}
            onChange={() => onChange(count.id)}
          />
          <Figure
            data-text={count.isText || undefined}
            data-caution={(count.isCaution && count.figure !== 0) || undefined}
          >
            {count.figure === undefined ? <Skeleton width="1.2em" height="0.8em" /> : (count.figure ?? '–')}
          </Figure>
          <span>{count.label}</span>
        </Option>
      ))}
    </Root>
  );
}

/* As wide as the rows of the list, which begins at its lower edge on a phone. Filters without room begin another line. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-2);
  margin-inline: var(--list-bleed);
  padding-inline: var(--row-inset);
  border-bottom: 1px solid var(--color-border);

  @media (width >= 640px) {
    column-gap: var(--space-6);
  }

  @media print {
    display: none;
  }
`;

const Option = styled.label`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  align-content: start;
  max-width: 100%;
  padding-block: 5px var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-1);
  line-height: calc(4 / 3);
  overflow-wrap: anywhere;
  cursor: pointer;

  /* Filters of a second line would be stretched over the window. */
  @media (width < 360px) {
    flex-grow: 0;
  }

  @media (width >= 640px) {
    flex-grow: 0;
    min-width: 6rem;
  }

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border-radius: var(--radius-small);
    appearance: none;
    cursor: pointer;

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  /* The line of the chosen filter covers the border. */
  &:has(:checked)::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    border-bottom: 2px solid var(--color-accent);
  }

  &:has(:checked) {
    color: var(--color-text);
  }

  @media (hover: hover) {
    &:hover {
      color: var(--color-text);
    }
  }

  @media (forced-colors: active) {
    &:has(:checked)::after {
      border-color: Highlight;
    }
  }
`;

/* As wide as three digits at least, so that nothing moves when the number arrives. */
const Figure = styled.span`
  color: var(--color-text);
  font-size: var(--text-5);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  line-height: 1.07;
  white-space: nowrap;

  &::before {
    content: '000' / '';
    display: block;
    height: 0;
    visibility: hidden;
  }

  &[data-text]::before {
    content: '00:00 h' / '';
  }

  &[data-caution] {
    color: var(--color-caution);
  }
`;
