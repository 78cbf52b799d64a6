import { css } from 'styled-components';

/** Weekends are hatched; public holidays are hatched in another colour on a tinted background. */
export const dayOffStyles = css`
  [data-off] {
    --hatch: color-mix(in srgb, var(--color-border) 60%, transparent);
  }

  :not(.day)[data-off] {
    background-image: repeating-linear-gradient(135deg, var(--hatch) 0 1px, transparent 1px 6px);
  }

  [data-off='holiday'] {
    --hatch: color-mix(in srgb, var(--color-caution) 26%, transparent);
  }

  :not(.day)[data-off='holiday'] {
    background-color: color-mix(in srgb, var(--color-caution-quiet) 50%, transparent);
  }

  /* Forced colours remove the background image, so the hatch is a pseudo-element in system colours. */
  @media (forced-colors: active) {
    :not(.day)[data-off]::before {
      content: '';
      position: absolute;
      inset: 0;
      width: var(--hatched, auto);
      background: repeating-linear-gradient(135deg, GrayText 0 1px, transparent 1px 6px);
      forced-color-adjust: none;
    }

    :not(.day)[data-off='holiday']::before {
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, transparent 1px 4px);
    }
  }
`;
