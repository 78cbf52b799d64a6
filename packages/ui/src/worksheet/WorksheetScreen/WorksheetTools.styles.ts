import { styled } from 'styled-components';
import { iconOnly } from '../../patterns/PageHeader/iconOnly.ts';
import { Button } from '../../primitives/Button/Button.tsx';

/** The tools of a desk, at the end of the first line of the worksheet; not printed. */
export const Tools = styled.div`
  position: absolute;
  top: 0;
  right: calc(-1 * var(--space-4));
  display: flex;

  @media print {
    display: none;
  }
`;

/** A tool: only its icon in the bar of a phone. */
export const ToolButton = styled(Button)`
  @media (width < 640px) {
    ${iconOnly}
  }
`;
