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

/** Everything else of react-aria's time field goes to the root. */
export interface TimeFieldProps extends Omit<ComponentProps<typeof AriaTimeField>, Replaced>, TimeLimits {
  /** What is asked for; stands above the field. */
  label: string;
  /** The time as `HH:mm`, or null for none. */
  value: LocalTime | null;
  /** Another time was typed or stepped to; null once the field is empty. */
  onChange: (time: LocalTime | null) => void;
  /** A button or an arrow key has stepped to a time. Default: `onChange` is told of it, as of one that was typed. */
  onStep?: ((time: LocalTime) => void) | undefined;
  /** The earliest time as `HH:mm`. An earlier one can be typed, and the field says why not. Default midnight. */
  min?: LocalTime | undefined;
  /** The latest time as `HH:mm`. A later one can be typed, and the field says why not. Default 23:59. */
  max?: LocalTime | undefined;
  /** Minutes from one step to the next; a divisor of a day. Default 30. */
  stepMinutes?: number;
  /** Only the steps are times; any other one can be typed, and the field says why not. Default false. */
  isStrict?: boolean;
  /** Where the steps begin while the field is empty, as `HH:mm`. Default `min`, else midnight. */
  startAt?: LocalTime | undefined;
  /** A hint below the field. */
  description?: ReactNode;
  /** What is wrong with the time; with it the field is invalid. It goes before what the field itself has to say. */
  errorMessage?: string | undefined;
}

const midnight = localTime('00:00');

/**
 * A time of day, always of 24 hours. The arrow keys step through the minutes and the hours and stop at the limits, as
 * the buttons do.
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
  // The same object for the same time: with another one the field would forget what is half typed.
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

/** A step to an earlier or a later time. The arrow keys do the same, so Tab skips it. */
const StepButton = styled(IconButton).attrs({ excludeFromTabOrder: true, preventFocusOnPress: true })`
  border-inline-start: 1px solid var(--color-border);
  border-radius: 0;
`;
