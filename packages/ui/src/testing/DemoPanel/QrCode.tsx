import { styled } from 'styled-components';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** The text in the code. */
  text: string;
  /** The name of the picture for assistive technology. */
  label: string;
  /** Shown instead of a code if the text does not fit into one. */
  tooLong: string;
}

/** The light margin around a code, in modules. */
const margin = 4;

/** The number of bytes that fit into the largest code. */
const mostBytes = 2953;

/** A QR code, dark on light in every theme, because some readers cannot read the reverse. */
export function QrCode({ text, label, tooLong }: QrCodeProps) {
  if (new TextEncoder().encode(text).length > mostBytes) return <p>{tooLong}</p>;
  const { data, size } = encode(text, { ecc: 'L', border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </Code>
  );
}

const Code = styled.svg`
  width: min(100%, 22rem);
  aspect-ratio: 1;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
`;
