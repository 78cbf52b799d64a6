import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Deferred } from '../Deferred/Deferred.tsx';
import type { LoadCode } from '../Deferred/importWithRetry.ts';
import { prefetchCode } from '../Deferred/prefetchOnIntent.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Initial props for the `ComboBox` that replaces the plain field. */
export interface ComboBoxStart {
  /** Whether the plain field has the focus. */
  autoFocus: boolean;
  /** The text typed into the plain field; undefined for none. */
  initialText: string | undefined;
}

/** Other props are passed to the root element of the plain field. */
export interface DeferredComboBoxProps<Code extends object> extends Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onFocusChange' | 'children'
> {
  /** Fetches the code: a function around `import()`, defined outside of the component. */
  load: LoadCode<Code>;
  /** The label above the field. */
  label: string;
  /** The label of the selected option; empty for none. */
  chosen: string;
  /** Shown in the empty field. Default: nothing. */
  placeholder?: string;
  /** Called when the user clears the field before the code is loaded. */
  onClear: () => void;
  /** Renders the combo box once its code is loaded. */
  children: (code: Code, start: ComboBoxStart) => ReactNode;
}

/** The attributes of react-aria's combo box while it is closed. */
const closedComboBox = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * A combo box whose code is fetched when it is hovered or focused. Until then it is a plain field with the same look
 * and name; text typed into it is passed to the combo box.
 */
export function DeferredComboBox<Code extends object>(props: DeferredComboBoxProps<Code>) {
  const { load, label, chosen, placeholder = '', onClear, children, ...rest } = props;
  const { t } = useTranslation('primitives');
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [typed, setTyped] = useState<string>();
  return (
    <Deferred
      load={load}
      name={label}
      isWanted={isWanted}
      onClose={() => setWanted(false)}
      pending={
        <Root
          {...rest}
          value={typed ?? chosen}
          onChange={(text) => {
            setTyped(text);
            if (text === '') onClear();
          }}
          onFocusChange={(isIn) => {
            setFocused(isIn);
            if (isIn) setWanted(true);
          }}
          onPointerEnter={() => prefetchCode(load)}
        >
          <FieldLabel>{label}</FieldLabel>
          <FieldBox>
            <Input ref={input} {...closedComboBox} placeholder={placeholder} />
            <IconButton
              label={t('options.show')}
              icon={ChevronDown}
              aria-haspopup="listbox"
              aria-expanded={false}
              excludeFromTabOrder
              onPress={() => input.current?.focus()}
            />
          </FieldBox>
        </Root>
      }
    >
      {(code) => children(code, { autoFocus: isFocused, initialText: typed })}
    </Deferred>
  );
}

const Root = styled(TextField)`
  ${fieldRoot}
`;
