import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Text whose parts between backticks stand as code. */
export function withCode(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  // Parts never change their order.
  return text.split('`').map((part, index) => (index % 2 ? <Code key={index}>{part}</Code> : part));
}

/** How names from the code look in running text. */
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

/** Names from the code, in blocks. */
export const Code = styled.code`
  ${inlineCodeStyles}
`;
