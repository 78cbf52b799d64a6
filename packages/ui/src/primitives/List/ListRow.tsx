import { Check } from 'lucide-react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { GridListItem } from 'react-aria-components/GridList';
import styled from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface ListRowProps {
  /** Tells it from the others. */
  id: string;
  /** Its name. */
  label: string;
  /** How it looks. */
  children: ReactNode;
  /** It can be neither selected nor opened. */
  isDisabled: boolean;
  /** How many of its list can be selected. */
  selectionMode: 'none' | 'single' | 'multiple';
}

/** One item of a list. */
export function ListRow({ id, label, children, isDisabled, selectionMode }: ListRowProps) {
  return (
    <Root id={id} textValue={label} isDisabled={isDisabled}>
      {selectionMode === 'multiple' && <Choice slot="selection">{null}</Choice>}
      <Content>
        <Suspense>{children}</Suspense>
      </Content>
      {selectionMode === 'single' && <Mark of={Check} />}
    </Root>
  );
}

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

const Choice = styled(Checkbox)`
  align-self: stretch;
  min-width: 24px;
  min-height: 0;
  margin-block: calc(-1 * var(--space-1));
`;

const Mark = styled(Icon)`
  color: var(--color-accent);
  visibility: hidden;
`;

const Root = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--row-height);
  padding: var(--space-1) var(--space-3);
  border-bottom: 1px solid var(--color-border);
  outline: 0;
  cursor: default;

  &[data-hovered] {
    background: var(--color-surface-hover);
    cursor: pointer;
  }

  &[data-selected] {
    background: var(--color-accent-quiet);

    ${Mark} {
      visibility: visible;
    }
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-small);
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
