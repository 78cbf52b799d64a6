import type { LocalTime } from '@selfservice/api/core/local-date';
import { localTime } from '@selfservice/api/core/local-time';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useMemo } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { fromAriaTime, toAriaTime } from '../ariaDates.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';
import { SegmentedInput } from '../Field/SegmentedInput.tsx';
import { useErrorOnBlur } from '../Field/useErrorOnBlur.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { stepByKey } from './stepByKey.ts';
import { stepTime } from './stepTime.ts';
import type { TimeLimits } from './stepTime.ts';
import { useTimeError } from './useTimeError.ts';

type Replaced =
  | 'children'
  | 'isInvalid'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'placeholderValue'
  | 'granularity'
  | 'hourCycle';

/** Other props of react-aria's time field are passed to the root element. */
export interface TimeFieldProps extends Omit<ComponentProps<typeof AriaTimeField>, Replaced>, TimeLimits {
  /** The label above the field. */
  label: string;
  /** The time as `HH:mm`, or null for none. */
  value: LocalTime | null;
  /** Called when the time changes; with null when the field is empty. */
  onChange: (time: LocalTime | null) => void;
  /**
   * Called when the user changes the time by a button or an arrow key. Default: `onChange` is called, as for a typed
   * time.
   */
  onStep?: ((time: LocalTime) => void) | undefined;
  /** The earliest time as `HH:mm`. An earlier time can be typed; the field then shows an error. Default midnight. */
  min?: LocalTime | undefined;
  /** The latest time as `HH:mm`. A later time can be typed; the field then shows an error. Default 23:59. */
  max?: LocalTime | undefined;
  /** Minutes of a step; must divide a day. Default 30. */
  stepMinutes?: number;
  /**
   * Whether only multiples of the step are valid. Other times can be typed; the field then shows an error. Default
   * false.
   */
  isStrict?: boolean;
  /** The first time that the buttons set in an empty field, as `HH:mm`. Default `min`, otherwise midnight. */
  startAt?: LocalTime | undefined;
  /** A hint below the field. */
  description?: ReactNode;
  /** The error message below the field. If set, the field is invalid; it replaces the field's own messages. */
  errorMessage?: string | undefined;
}

const midnight = localTime('00:00');

/**
 * A field for a time of day, always in the 24-hour format. Arrow keys change minutes by steps and hours by one; they
 * stop at the limits, as the buttons do.
 */
export function TimeField(props: TimeFieldProps) {
  const {
    label,
    value,
    onChange,
    min,
    max,
    stepMinutes = 30,
    isStrict = false,
    startAt = min ?? midnight,
    onStep = onChange,
    description,
    errorMessage,
    onFocusChange,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  const valueFault = useTimeError(value, { min, max }, isStrict ? stepMinutes : null);
  const [ownFault, settle] = useErrorOnBlur(valueFault);
  const fault = errorMessage ?? ownFault;
  // The same object for the same time: a new object would reset a part that is being typed.
  const shown = useMemo(() => value && toAriaTime(value), [value]);
  const isFixed = rest.isDisabled || rest.isReadOnly || false;
  const step = (direction: 1 | -1) =>
    value ? stepTime(value, direction, stepMinutes, { min, max }) : startAt;
  return (
    <Root
      validationBehavior="aria"
      isInvalid={Boolean(fault)}
      hourCycle={24}
      granularity="minute"
      value={shown}
      placeholderValue={toAriaTime(startAt)}
      onChange={(time) => onChange(time && fromAriaTime(time))}
      onFocusChange={(isFocused) => {
        settle(isFocused);
        onFocusChange?.(isFocused);
      }}
      {...rest}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldBox
        onKeyDownCapture={(event) => {
          if (value && !isFixed) stepByKey(event, { value, min, max, stepMinutes, onStep });
        }}
      >
        <SegmentedInput />
        {([-1, 1] as const).map((direction) => (
          <StepButton
            key={direction}
            icon={direction > 0 ? Plus : Minus}
            label={`${t(direction > 0 ? 'time.later' : 'time.earlier', { minutes: stepMinutes })}, ${label}`}
            isDisabled={isFixed || step(direction) === value}
            onPress={() => onStep(step(direction))}
          />
        ))}
      </FieldBox>
      <FieldNotes description={description} errorMessage={fault} />
    </Root>
  );
}

const Root = styled(AriaTimeField)`
  ${fieldRoot}
`;

/** A button for an earlier or a later time. Tab skips it, because the arrow keys do the same. */
const StepButton = styled(IconButton).attrs({ excludeFromTabOrder: true, preventFocusOnPress: true })`
  border-inline-start: 1px solid var(--color-border);
  border-radius: 0;
`;
