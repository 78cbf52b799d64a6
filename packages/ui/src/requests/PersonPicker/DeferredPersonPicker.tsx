import { requestPeopleQuery } from '@selfservice/api/requests/request-people';
import { useQuery } from '@tanstack/react-query';
import { DeferredComboBox } from '../../primitives/DeferredComboBox/DeferredComboBox.tsx';
import type { PersonPickerProps } from './PersonPicker.tsx';

const load = () => import('./PersonPicker.tsx');

/** Those of `PersonPicker` that the field needs before its code is there, and others that go to the root. */
export type DeferredPersonPickerProps = Pick<PersonPickerProps, 'agenda' | 'label' | 'value' | 'onChange'> & {
  className?: string;
  placeholder?: string;
};

/** A `PersonPicker` whose code comes when it is pointed at or focused, so that a screen does not wait for it. */
export function DeferredPersonPicker(props: DeferredPersonPickerProps) {
  const { agenda, value, onChange, ...field } = props;
  // They are there by the time that somebody is chosen.
  useQuery(requestPeopleQuery(agenda, ''));
  return (
    <DeferredComboBox
      {...field}
      load={load}
      chosen={value?.name ?? ''}
      onClear={() => {
        if (value) onChange(null);
      }}
    >
      {({ PersonPicker }, start) => <PersonPicker {...props} {...start} />}
    </DeferredComboBox>
  );
}
