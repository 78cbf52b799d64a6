import { css } from 'styled-components';

/** A row of a filter sheet: a text at its start, its control at its end, a line below. */
export const sheetRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 44px;
  border-bottom: 1px solid var(--color-border);
  cursor: pointer;
`;

/** The label above rows of a filter sheet. */
export const sheetLabel = css`
  color: var(--color-text-muted);
  font-size: var(--text-1);
  font-weight: var(--weight-regular);
`;
