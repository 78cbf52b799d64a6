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

/** What the combo box begins with in the place of the field that stood there: `ComboBox` takes it. */
export interface ComboBoxStart {
  /** The field has the focus. */
  autoFocus: boolean;
  /** What was typed; undefined for nothing. */
  typedAtFirst: string | undefined;
}

/** Everything else goes to the root of the field that stands there first. */
export interface DeferredComboBoxProps<Code extends object> extends Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onFocusChange' | 'children'
> {
  /** Fetches the code: a function around `import()` that stands outside of the component. */
  load: LoadCode<Code>;
  /** What is asked for; stands above the field. */
  label: string;
  /** The words of what is chosen; empty for nothing. */
  chosen: string;
  /** Stands in the field while it is empty. Default nothing. */
  placeholder?: string;
  /** What was chosen has been emptied before the code was there. */
  onClear: () => void;
  /** Renders the combo box once its code is there. */
  children: (code: Code, start: ComboBoxStart) => ReactNode;
}

/** What react-aria's combo box says of itself while it is closed. */
const closedComboBox = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * A combo box whose code comes when it is pointed at or focused. Until then a field stands there that looks, is named and
 * takes letters as it does; they go on in the combo box.
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
      {(code) => children(code, { autoFocus: isFocused, typedAtFirst: typed })}
    </Deferred>
  );
}

const Root = styled(TextField)`
  ${fieldRoot}
`;
