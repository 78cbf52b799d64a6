import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { OptionEntry } from '../Options/OptionEntry.tsx';
import type { Option } from '../Options/OptionEntry.tsx';
import { OptionList } from '../Options/OptionList.tsx';
import { OptionSurface } from '../Options/OptionSurface.tsx';
import { ProgressCircle } from '../ProgressCircle/ProgressCircle.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useChosenText } from './useChosenText.ts';

type AriaProps = Omit<
  AriaComboBoxProps<Option>,
  | 'children'
  | 'isInvalid'
  | 'items'
  | 'defaultItems'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectionMode'
>;

/** Other props of react-aria's combo box are passed to the root element. */
export interface ComboBoxProps extends AriaProps {
  /** The label above the field. */
  label: string;
  /** The options that match the typed text. The caller filters them, in the browser or on the server. */
  options: readonly Option[];
  /** The id of the selected option, or null. */
  value: string | null;
  /** Called with the id of the option that the user selects, or with null when the user clears the field. */
  onChange: (id: string | null) => void;
  /** Shown in the empty field; says what an empty field means, such as "Everyone". Default: nothing. */
  placeholder?: string;
  /**
   * The initial text of the field, typed by the user before this component was loaded. Default: the selected option.
   */
  initialText?: string | undefined;
  /** Called with the text to search by; empty after an option was selected or the search was cancelled. */
  onSearch?: (typed: string) => void;
  /**
   * `loading`: new options are being fetched and the present ones cannot be selected; `failed`: the fetch failed.
   * Default `ready`.
   */
  status?: 'ready' | 'loading' | 'failed';
  /** The error message for `failed`. Default: "The search failed." */
  failure?: string;
  /** Called when the user tries again after a failure. */
  onRetry?: () => void;
  /** A hint below the field. */
  description?: ReactNode;
  /** The error message below the field. If set, the field is invalid. */
  errorMessage?: string | undefined;
}

/** A field that selects one of many options by typing. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    options,
    value,
    onChange,
    status = 'ready',
    failure = '',
    onRetry,
    onSearch,
    initialText,
    placeholder = '',
    description,
    errorMessage,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  const [text, setText] = useChosenText(options, value, initialText);
  const retry = () => onRetry?.();
  const isShowingOptions = status !== 'failed' && options.length > 0;
  return (
    <Root
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      menuTrigger="focus"
      allowsEmptyCollection
      {...rest}
      items={options}
      disabledKeys={status === 'loading' ? options.map(({ id }) => id) : []}
      value={value}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        onSearch?.(typed);
        if (typed === '' && value !== null) onChange(null);
      }}
      onChange={(key) => {
        setText(options.find(({ id }) => id === key)?.label);
        onSearch?.('');
        if (key !== value) onChange(key === null ? null : String(key));
      }}
    >
      <FieldLabel>{label}</FieldLabel>
      {/* React-aria would discard the typed text on Enter. */}
      <FieldBox
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || status !== 'failed') return;
          event.preventDefault();
          event.stopPropagation();
          retry();
        }}
      >
        <Input placeholder={placeholder} />
        {status === 'loading' && <Busy />}
        <IconButton label={t('options.show')} icon={ChevronDown} />
      </FieldBox>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <OptionSurface>
        {!isShowingOptions && <SearchStatus status={status} failure={failure} onRetry={retry} />}
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 40 }}>
          <OptionList hidden={!isShowingOptions}>
            {(option) => <OptionEntry option={option as Option} />}
          </OptionList>
        </Virtualizer>
      </OptionSurface>
    </Root>
  );
}

const Root = styled(AriaComboBox<Option>)`
  ${fieldRoot}
  /* The default width of an input is too much for a small phone. */
  grid-template-columns: minmax(0, 1fr);
`;

const Busy = styled(ProgressCircle)`
  margin-inline: var(--space-1);
  color: var(--color-text-muted);
`;
