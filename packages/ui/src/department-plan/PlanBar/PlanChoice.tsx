import { styled } from 'styled-components';

export interface PlanChoiceProps<Value extends string | number> {
  /** The name of the choice for assistive technology. */
  label: string;
  /** The options with their texts. */
  options: readonly { value: Value; words: string }[];
  /** The chosen option. */
  value: Value;
  /** Called when the user chooses another option. */
  onChange: (value: Value) => void;
}

/** A choice among a few options, shown side by side as buttons. */
export function PlanChoice<Value extends string | number>(props: PlanChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <Root role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.words}
        </button>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;

  button {
    white-space: nowrap;
    min-height: var(--control-height);
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border-control);
    background: var(--color-surface-raised);
    color: inherit;
    font: inherit;
    cursor: pointer;

    &:hover {
      background: var(--color-surface-hover);
    }

    &:focus-visible {
      z-index: 1;
    }
  }

  button + button {
    margin-left: -1px;
  }

  button:first-child {
    border-start-start-radius: var(--radius-small);
    border-end-start-radius: var(--radius-small);
  }

  button:last-child {
    border-start-end-radius: var(--radius-small);
    border-end-end-radius: var(--radius-small);
  }

  [aria-pressed='true'] {
    z-index: 1;
    border-color: var(--color-accent);
    background: var(--color-accent-quiet);
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }

  @media (forced-colors: active) {
    [aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
