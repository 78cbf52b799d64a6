import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ButtonProps } from '../../primitives/Button/Button.tsx';

/** The props of a button with a fixed kind and icon. */
export type DeleteButtonProps = Omit<ButtonProps, 'kind' | 'icon'>;

/**
 * The button that deletes the entry of its row: an icon with a word. It is muted, since each row has one. Its `aria-label` must
 * also name the entry.
 */
export function DeleteButton(props: DeleteButtonProps) {
  return <Muted kind="quiet" icon={Trash2} {...props} />;
}

const Muted = styled(Button)`
  &[data-kind] {
    --letters: var(--color-text-muted);

    white-space: nowrap;

    /* An inset focus ring: the button may reach to the edge of the page. */
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;
