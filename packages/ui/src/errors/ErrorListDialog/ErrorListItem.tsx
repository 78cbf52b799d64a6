import type { ListedError } from '@selfservice/api/errors/create-error-list';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DeleteButton } from '../../patterns/DeleteButton/DeleteButton.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { callOf, errorText } from './errorText.ts';

export interface ErrorListItemProps {
  /** The error. */
  error: ListedError;
  /** DOM id of the button that copies the error. */
  buttonId: string;
  /** The translated result of copying the error; empty if it was not copied. */
  answer: string;
  /** Copies a text. Resolves with false if the browser refuses the clipboard. */
  onCopy: (text: string) => Promise<boolean>;
  /** Called when the user deletes the error. */
  onDelete: () => void;
}

/** One error of the list. A press copies it; the details are folded. */
export function ErrorListItem({ error, buttonId, answer, onCopy, onDelete }: ErrorListItemProps) {
  const { t } = useTranslation('errors/ErrorListDialog');
  const details = useRef<HTMLDetailsElement>(null);
  const text = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    if (await onCopy(errorText(error))) return;
    // The user can copy the selected text by hand.
    if (details.current) details.current.open = true;
    if (text.current) getSelection()?.selectAllChildren(text.current);
  }

  const call = callOf(error);
  return (
    <Root>
      <Copy id={buttonId} onPress={() => void copy()}>
        <Head>
          <VisuallyHidden>{`${t('copy')} `}</VisuallyHidden>
          <span>{error.time.slice(11)}</span>
          {error.status !== undefined && <strong>{error.status}</strong>}
          {call && <span>{call}</span>}
        </Head>
        <Words>{error.message}</Words>
      </Copy>
      <DeleteButton onPress={onDelete}>{t('delete')}</DeleteButton>
      <More>
        <Answer>{answer}</Answer>
        <Disclosure ref={details} summary={t('details')}>
          <code ref={text}>{errorText(error)}</code>
        </Disclosure>
      </More>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-2);
  padding: var(--space-2) 0;

  & + & {
    border-top: 1px solid var(--color-border);
  }
`;

const Copy = styled(Button)`
  display: grid;
  gap: 2px;
  min-height: var(--control-height);
  margin-left: calc(-1 * var(--space-2));
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) {
    background: var(--color-surface-hover);
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  strong {
    color: var(--color-negative);
    font-weight: var(--weight-medium);
  }
`;

/* The message of a server may be a whole page. The details show all of it. */
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const More = styled.div`
  grid-column: 1 / -1;

  code {
    font-family: ui-monospace, monospace;
    font-size: var(--text-1);
    overflow-wrap: anywhere;
  }
`;

const Answer = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
`;
