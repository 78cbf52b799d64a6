import { ChevronDown } from 'lucide-react';
import { use } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import { FilterPlace } from './FilterPlace.ts';
import type { FilterChoice } from './FilterPlace.ts';

/**
 * A choice of a few options, for a `FilterBar`: a button with a menu in the toolbar, whose code loads when the user points
 * at it; all options in the sheet.
 */
export function FilterMenu<Id extends string>({ label, options, value, onChange }: FilterChoice<Id>) {
  const place = use(FilterPlace);
  if (place === 'sheet')
    return <FilterOptions label={label} options={options} value={value} onChange={onChange} />;
  const words = options.find(({ id }) => id === value)?.label ?? '';
  return (
    <DeferredMenu
      label={label}
      trigger={
        <Trigger>
          <Label>{label}</Label> <Value>{words}</Value>
          <Icon of={ChevronDown} />
        </Trigger>
      }
      sections={[{ label, selectedId: value, items: options }]}
      onAction={(id) => {
        const chosen = options.find((option) => option.id === id);
        if (chosen) onChange(chosen.id);
      }}
    />
  );
}

const Trigger = styled(Button)`
  min-width: 0;
  max-width: 100%;
  padding-inline: var(--space-3);
  font-size: var(--text-2);
  font-weight: var(--weight-regular);

  & > span {
    min-width: 0;
  }
`;

const Label = styled.span`
  flex: none;
  color: var(--color-text-muted);

  /* In a small window of a desk the names of the options speak for themselves. */
  @media (1024px <= width < 1280px) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Value = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
