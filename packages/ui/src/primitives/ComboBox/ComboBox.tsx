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

/** Everything else of react-aria's combo box goes to the root. */
export interface ComboBoxProps extends AriaProps {
  /** What is asked for; stands above the field. */
  label: string;
  /** The options that fit what is typed. Whoever gives them filters them, here or on the server. */
  options: readonly Option[];
  /** The id of the chosen option; null while nothing is chosen. */
  value: string | null;
  /** Another option was chosen, or none any more. */
  onChange: (id: string | null) => void;
  /** Stands in the field while it is empty: what that means, such as "Everybody". Default nothing. */
  placeholder?: string;
  /** What stands in the field at first, typed before it was there; it is searched by. Default what is chosen. */
  typedAtFirst?: string | undefined;
  /** What the options are to be searched by; empty once something is chosen or the search is given up. */
  onSearch?: (typed: string) => void;
  /**
   * `loading`: other options are about to replace the present ones, which cannot be chosen meanwhile; `failed`: they could
   * not be fetched. Default `ready`.
   */
  status?: 'ready' | 'loading' | 'failed';
  /** Why they could not be fetched, in words. Default: that the search has failed. */
  failure?: string;
  /** Fetches the options once more; offered while they have failed. */
  onRetry?: () => void;
  /** A hint below the field. */
  description?: ReactNode;
  /** What is wrong with the choice; with it the field is invalid. */
  errorMessage?: string | undefined;
}

/** One of many options, found by typing. */
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
    typedAtFirst,
    placeholder = '',
    description,
    errorMessage,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  const [text, setText] = useChosenText(options, value, typedAtFirst);
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
      {/* Leaving the field, or Enter by itself, would drop what was typed. */}
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
  /* What is typed into has a width of its own, which is too much for a small phone. */
  grid-template-columns: minmax(0, 1fr);
`;

const Busy = styled(ProgressCircle)`
  margin-inline: var(--space-1);
  color: var(--color-text-muted);
`;
