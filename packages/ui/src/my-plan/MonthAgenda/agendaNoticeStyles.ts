import { css } from 'styled-components';

/** Styles of what the user must do with a day, and of what has changed. */
export const agendaNoticeStyles = css`
  [data-changed]::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: var(--color-information);
  }

  .decisions {
    display: flex;
    flex-direction: column;
    align-items: end;
    align-self: start;
    justify-content: center;
    min-height: calc(var(--row-height) - 1px);
  }

  :has(> .strip) > .decisions {
    padding-bottom: 14px;
  }

  .signed {
    display: inline-flex;
    color: var(--color-text-muted);
  }

  .chip {
    position: relative;
    padding: 2px 0;
    border-radius: 16px;
    color: var(--chip-ink);
    --chip: var(--color-caution-quiet);
    --chip-ink: var(--color-caution);

    &[data-tone='negative'] {
      --chip: var(--color-negative-quiet);
      --chip-ink: var(--color-negative);
    }

    & > span {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      min-height: 28px;
      padding: 0 var(--space-3) 0 var(--space-2);
      border: 1px solid color-mix(in srgb, var(--chip-ink) 40%, transparent);
      border-radius: 14px;
      background: var(--chip);
      font-size: var(--text-2);
      font-weight: var(--weight-medium);
    }

    /* At least 44 px high for a finger if it is the only one. */
    &:only-child::after {
      content: '';
      position: absolute;
      inset: -6px;
    }

    &:hover > span {
      border-color: var(--chip-ink);
    }
  }
`;
