import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OptionEntry } from '../Options/OptionEntry.tsx';
import type { Option } from '../Options/OptionEntry.tsx';
import { OptionList } from '../Options/OptionList.tsx';
import { OptionSurface } from '../Options/OptionSurface.tsx';

type AriaProps = Omit<
  AriaSelectProps<Option>,
  'children' | 'isInvalid' | 'onChange' | 'value' | 'defaultValue' | 'selectionMode'
>;

/** Other props of react-aria's select are passed to the root element. */
export interface SelectProps extends AriaProps {
  /** The label above the field. */
  label: string;
  /** The options, in this order. */
  options: readonly Option[];
  /** The id of the selected option, or null. */
  value: string | null;
  /** Called when the user selects another option. */
  onChange: (id: string) => void;
  /** A hint below the field. */
  description?: ReactNode;
  /** The error message below the field. If set, the field is invalid. */
  errorMessage?: string | undefined;
  /** Whether the options are loading; the field is then disabled. Default false. */
  isLoading?: boolean;
}

/** A field that selects one of a few options from a list. For many options use `ComboBox`, which can be searched. */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, description, errorMessage, isLoading = false, ...rest } = props;
  const { t } = useTranslation('primitives');
  return (
    <Root
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      placeholder={isLoading ? t('options.loading') : t('options.choose')}
      {...rest}
      isDisabled={Boolean(rest.isDisabled) || isLoading}
      value={value}
      onChange={(key) => onChange(String(key))}
    >
      <FieldLabel>{label}</FieldLabel>
      <Face>
        <SelectValue<Option>>
          {({ selectedItem, defaultChildren }) => <span>{selectedItem?.label ?? defaultChildren}</span>}
        </SelectValue>
        <Icon of={ChevronDown} />
      </Face>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <OptionSurface>
        <OptionList items={options}>{(option) => <OptionEntry option={option as Option} />}</OptionList>
      </OptionSurface>
    </Root>
  );
}

const Root = styled(AriaSelect<Option>)`
  ${fieldRoot}
`;

const Face = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  min-height: max(40px, var(--control-height));
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  color: inherit;
  font: inherit;
  font-size: var(--text-3);
  text-align: start;
  cursor: pointer;

  & > :first-child {
    flex: 1;
    min-width: 0;
    overflow-x: clip;
    overflow-wrap: anywhere;

    &[data-placeholder] {
      color: var(--color-text-muted);
    }
  }

  &[data-hovered] {
    background: var(--color-surface-hover);
  }

  [data-invalid] > & {
    border-color: var(--color-negative);
  }

  &[data-disabled] {
    border-color: var(--color-border-disabled);
    background: var(--color-surface-sunken);
    cursor: not-allowed;

    & > :first-child[data-placeholder] {
      color: inherit;
    }
  }
`;
