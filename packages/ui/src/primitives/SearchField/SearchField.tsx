import { Search, X } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Other props of react-aria's field are passed to the root element. */
export interface SearchFieldProps extends Omit<ComponentProps<typeof AriaSearchField>, 'children'> {
  /** The name for assistive technology, also the placeholder. */
  label: string;
  /** A ref to the input element, to move the focus there. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A search field with a button that clears it. Escape clears it too. */
export function SearchField({ label, inputRef, ...rest }: SearchFieldProps) {
  const { t } = useTranslation('primitives');
  return (
    <Root aria-label={label} {...rest}>
      <FieldBox>
        <Glass of={Search} />
        <Input ref={inputRef} placeholder={label} />
        <IconButton label={t('search.clear')} icon={X} />
      </FieldBox>
    </Root>
  );
}

const Glass = styled(Icon)`
  margin-left: var(--space-3);
  color: var(--color-text-muted);
`;

const Root = styled(AriaSearchField)`
  input {
    padding-left: var(--space-2);
    text-overflow: ellipsis;

    &::-webkit-search-cancel-button {
      display: none;
    }
  }

  /* The placeholder has the place of the button. */
  &[data-empty] button {
    position: absolute;
    visibility: hidden;
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
  }
`;
