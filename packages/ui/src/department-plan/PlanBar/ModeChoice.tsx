import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { planModes } from '@selfservice/api/department-plan/plan-days';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';

export interface ModeChoiceProps {
  /** Days shown at once. */
  mode: PlanMode;
  /** Another number of days was chosen. */
  onChange: (mode: PlanMode) => void;
}

/** How many days stand side by side. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const { t } = useTranslation('department-plan');
  return (
    <Root role="group" aria-label={t('bar.modes')}>
      {planModes.map((one) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onChange(one)}>
          {t(`bar.mode.${one}`)}
        </button>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;

  @media (width >= 640px) {
    margin-left: auto;
  }

  button {
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
