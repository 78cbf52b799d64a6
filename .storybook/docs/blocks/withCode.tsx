import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Renders text with the parts between backticks as code. */
export function withCode(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  // The parts never change their order, so the index is a valid key.
  return text.split('`').map((part, index) => (index % 2 ? <Code key={index}>{part}</Code> : part));
}

/** Styles of code within text. */
export const inlineCodeStyles = css`
  margin: 0;
  padding: 1px 4px;
  border: 0;
  border-radius: var(--radius-small);
  background: var(--color-surface-hover);
  color: var(--color-text);
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 0.9em;
  line-height: inherit;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Code within a docs block. */
export const Code = styled.code`
  ${inlineCodeStyles}
`;
