import { keyframes, styled } from 'styled-components';

export interface ProgressTrackProps {
  /** The progress from 0 to 100; undefined if it is unknown. */
  percentage: number | undefined;
}

/** The bar itself. With reduced motion, an unknown progress is a dotted line instead of an animation. */
export function ProgressTrack({ percentage }: ProgressTrackProps) {
  const isKnown = percentage !== undefined;
  return (
    <Track data-unknown={!isKnown || undefined}>
      <div style={isKnown ? { width: `${percentage}%` } : undefined} />
    </Track>
  );
}

const glide = keyframes`
  from { translate: -100% 0; }
  to { translate: 300% 0; }
`;

const Track = styled.div`
  grid-column: 1 / -1;
  height: 8px;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: var(--color-skeleton);

  & > div {
    height: 100%;
    border-radius: inherit;
    background: var(--tone);
    transition: width var(--motion-fast);
  }

  &[data-unknown] > div {
    width: 33%;
    animation: ${glide} 1.6s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] > div {
      width: 100%;
      border-radius: 0;
      border-block: 3px dotted var(--tone);
      background: none;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    & > div {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
